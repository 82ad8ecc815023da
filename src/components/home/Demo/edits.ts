/** An edit that the demo offers; its code is the project of that name in `code.mdx`. */
export interface Edit {
  project: string;
  label: string;
  /** What the compiler reports for the client, in words. */
  verdict: string;
  /** The initial input: JSON that the changed server accepts. */
  input: string;
}

export const firstEdit: Edit = {
  project: 'rename',
  label: 'Rename name to fullName',
  verdict:
    'The server still runs, but the client no longer compiles, because one line reads the old field.',
  input: '{"id": 1}',
};

export const edits: readonly Edit[] = [
  {
    project: 'none',
    label: 'No change',
    verdict:
      'Client and server agree. No code was generated, because the type comes from the router.',
    input: '{"id": 1}',
  },
  firstEdit,
  {
    project: 'input',
    label: 'Take the id as a string',
    verdict: 'The input changed, so the call itself is the error.',
    input: '{"id": "1"}',
  },
  {
    project: 'absent',
    label: 'Return null if there is no user',
    verdict: 'The result may be null now, so the compiler wants you to handle that case.',
    input: '{"id": 3}',
  },
];
