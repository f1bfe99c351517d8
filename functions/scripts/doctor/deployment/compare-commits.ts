/** A deployed function, and what was found out about it. */
export interface AskedFunction {
  readonly name: string;
  /** Empty if it was built where there is no Git. Undefined if it does not say. */
  readonly commit: string | undefined;
  /** What it did instead of naming a commit. */
  readonly fault: string;
}

/** How the deployed functions relate to the commit that should be deployed. */
type Comparison =
  /** All are of one commit. */
  | { readonly kind: "one"; readonly commit: string }
  /** Some are not as the others, or do not say. A phrase for each defect, with the names of its functions. */
  | { readonly kind: "parts"; readonly parts: readonly string[] };

/** `expected`: empty if it is not known. Then the functions need only agree with each other. */
export const compareCommits = (asked: readonly AskedFunction[], expected: string): Comparison => {
  const groups = Map.groupBy(asked, ({ commit, fault }) => (commit === undefined ? fault : describeCommit(commit)));
  const [first] = asked;
  if (groups.size <= 1 && first?.commit !== undefined) return { kind: "one", commit: first.commit };
  const parts = [...groups].filter(([phrase]) => phrase !== describeCommit(expected) || expected === "");
  return { kind: "parts", parts: parts.map(([phrase, members]) => `${phrase}: ${members.map(({ name }) => name).join(", ")}`) };
};

const describeCommit = (commit: string): string => (commit === "" ? "built without Git" : `commit ${commit}`);
