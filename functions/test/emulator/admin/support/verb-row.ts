/** The arguments of a command, and the sentence that refuses them. */
type Refusal = readonly [words: readonly string[], sentence: string];

export interface VerbRow {
  /** The arguments after the verb. */
  readonly words: readonly string[];
  /** `once`: a repetition changes nothing. `gone`: a repetition finds nothing. */
  readonly writes: false | "once" | "gone";
  readonly refused: readonly Refusal[];
}

export const noProject = (...more: readonly string[]): Refusal => [["no-such-project", ...more], "There is no project no-such-project"];
