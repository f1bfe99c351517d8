import { isSameValue, type Text } from "../../client/src/autosave/text.ts";

/** A text to be copied: with its title, and the fields that somebody has changed, each on a line above it. */
export const wholeText = ({ metadata, content }: Text, base?: Text): string => {
  const { title, ...fields } = metadata;
  const changed = Object.entries(fields).filter(([key, value]) => base !== undefined && !isSameValue(value, base.metadata[key]));
  const lines = changed.map(([key, value]) => `${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`);
  return [typeof title === "string" && title !== "" ? `# ${title}` : "", lines.join("  \n"), content].filter(Boolean).join("\n\n");
};
