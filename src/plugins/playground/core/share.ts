/** How much of what the docs run can be edited, and why the rest can't. Pure. */
import type {Project} from '../../samples/core/projects';
import type {Program} from './programs';

interface Share {
  total: number;
  editable: number;
  /** From a reason to how many can't be edited for it, the most frequent first. */
  reasons: Map<string, number>;
}

/** @param refusals - why each can't be edited; undefined for those that can */
export function shareOf(refusals: readonly (string | undefined)[]): Share {
  const reasons = new Map<string, number>();
  for (const reason of refusals) {
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return {
    total: refusals.length,
    editable: refusals.filter((reason) => reason === undefined).length,
    reasons: new Map([...reasons].sort((a, b) => b[1] - a[1])),
  };
}

/**
 * @param programs - all that run, with the reason why each can't be edited
 * @returns for each project, why it can't be edited; a project can if one of its programs can
 */
export function projectRefusals(
  programs: readonly (readonly [Program, string | undefined])[],
): (string | undefined)[] {
  const found = new Map<Project, (string | undefined)[]>();
  for (const [{project}, refusal] of programs) {
    found.set(project, [...(found.get(project) ?? []), refusal]);
  }
  return [...found.values()].map((all) => (all.includes(undefined) ? undefined : all[0]));
}
