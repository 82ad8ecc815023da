/** Parses a content security policy into its directives. */
export function readPolicy(policy: string): Map<string, Set<string>> {
  return new Map(
    policy.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(' ');
      return [directive, new Set(sources)] as const;
    }),
  );
}
