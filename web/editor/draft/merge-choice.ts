import type { Conflict, Merge, Text } from "@lectern/client/autosave";

/** An author's decision on conflicting places: for the content, the resulting text. */
export interface Decision {
  readonly side: "mine" | "theirs";
  /** Metadata keys that take the other side. */
  readonly otherwise: ReadonlySet<string>;
  readonly content?: string;
}

/** Both sides' changes, and the decision where they conflict. */
export const decided = ({ text, conflicts }: Merge, theirs: Text, { side, otherwise, content }: Decision): Text => {
  const takesTheirs = (key: string): boolean => (side === "theirs") !== otherwise.has(key);
  const replaced = keysIn(conflicts)
    .filter(takesTheirs)
    .map((key): readonly [string, unknown] => [key, theirs.metadata[key]]);
  const all = { ...text.metadata, ...Object.fromEntries(replaced) };
  const metadata = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  if (!hasContent(conflicts)) return { metadata, content: text.content };
  return { metadata, content: content ?? (side === "theirs" ? theirs.content : text.content) };
};

const metadataPath = "metadata.";

/** Metadata keys that both have changed. */
export const keysIn = (conflicts: readonly Conflict[]): readonly string[] =>
  conflicts.filter(({ path }) => path.startsWith(metadataPath)).map(({ path }) => path.slice(metadataPath.length));

export const hasContent = (conflicts: readonly Conflict[]): boolean => conflicts.some(({ path }) => path === "content");
