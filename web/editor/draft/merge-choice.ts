import type { Conflict, Merge, Text } from "@lectern/client/autosave";

/** What an author may decide about places that two have changed: for the content, the text that shall stand. */
export interface Decision {
  readonly side: "mine" | "theirs";
  /** Keys of the metadata that are decided otherwise. */
  readonly otherwise: ReadonlySet<string>;
  readonly content?: string;
}

/** Both sides' changes, and where they meet what was decided. */
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

/** Keys of the metadata that both have changed. */
export const keysIn = (conflicts: readonly Conflict[]): readonly string[] =>
  conflicts.filter(({ path }) => path.startsWith(metadataPath)).map(({ path }) => path.slice(metadataPath.length));

export const hasContent = (conflicts: readonly Conflict[]): boolean => conflicts.some(({ path }) => path === "content");
