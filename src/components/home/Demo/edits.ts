/** A change that the demo offers; its code is the project of that name in `code.mdx`. */
export interface Edit {
  project: string;
  label: string;
  /** What the compiler makes of the client, in words. */
  verdict: string;
  /** JSON that the changed server accepts, to start with. */
  input: string;
}

export const firstEdit: Edit = {
  project: 'rename',
  label: 'Rename name to fullName',
  verdict:
    'The server still runs. The client no longer compiles, at the line that reads the field.',
  input: '{"id": 1}',
};

export const edits: readonly Edit[] = [
  {
    project: 'none',
    label: 'No change',
    verdict: 'Everything agrees. Nothing was generated: the type comes from the router.',
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
    verdict: 'The result may be null now, and the compiler asks what then.',
    input: '{"id": 3}',
  },
];
