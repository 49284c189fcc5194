/** What to solve, how long, and what to compare it with. */
export interface Arguments {
  paths: readonly string[];
  /** The numbers of days to solve for. */
  days: readonly number[];
  budget: { iterations: number } | { cpu: number };
  seed: number;
  classes: readonly string[] | undefined;
  reference: string | undefined;
  compareLong: number | undefined;
  isJson: boolean;
}
