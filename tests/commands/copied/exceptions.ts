/** Shown files that a reader can't copy as they are, each with the reason. */
export interface Exception {
  page: string;
  title: string;
  reason: string;
}

export const exceptions: readonly Exception[] = [];
