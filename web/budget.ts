/** Maximum size in bytes after gzip -9. A build over its budget fails; a build far below it should get a smaller one. */
export interface Budget {
  readonly limit: number;
  readonly reason: string;
}

/** What a page loads for a step: these sources, and everything that they import statically. */
export interface LoadBudget extends Budget {
  readonly sources: readonly string[];
  /** Names of the previous steps: what they have loaded is not counted again. */
  readonly after?: string | readonly string[];
}

export const kB = 1_000;
