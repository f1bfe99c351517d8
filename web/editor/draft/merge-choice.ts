import type { Text } from "@lectern/client/autosave";
import { type Conflict, mergeThreeWay } from "../../client/src/autosave/three-way.ts";
import { keepBoth } from "./keep-both.ts";

/** Three texts: what two authors began with, and what each has made of it. */
interface Sides {
  readonly base: Text;
  readonly mine: Text;
  readonly theirs: Text;
}

export type Choice = "both" | "mine" | "theirs";

/** Both sides' changes, and the choice where they conflict. `theirKeys`: of the metadata, where both cannot stand, those that are theirs. */
export const decided = ({ base, mine, theirs }: Sides, choice: Choice, theirKeys: ReadonlySet<string> = new Set()): Text => {
  const [first, second] = choice === "theirs" ? [theirs, mine] : [mine, theirs];
  const { text, conflicts } = mergeThreeWay(base, first, second, { isMineFirst: true });
  if (choice !== "both") return text;
  const replaced = keysIn(conflicts)
    .filter((key) => theirKeys.has(key))
    .map((key): readonly [string, unknown] => [key, theirs.metadata[key]]);
  const all = { ...text.metadata, ...Object.fromEntries(replaced) };
  const metadata = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return { metadata, content: hasContent(conflicts) ? keepBoth(base.content, mine.content, theirs.content) : text.content };
};

const metadataPath = "metadata.";

/** Metadata keys that both have changed. */
export const keysIn = (conflicts: readonly Conflict[]): readonly string[] =>
  conflicts.filter(({ path }) => path.startsWith(metadataPath)).map(({ path }) => path.slice(metadataPath.length));

export const hasContent = (conflicts: readonly Conflict[]): boolean => conflicts.some(({ path }) => path === "content");
