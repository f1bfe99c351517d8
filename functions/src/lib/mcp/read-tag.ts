/** A tag, as a header or a tool has it. Never empty: without one, a change would not depend on what was read. */
export const readTag = (tag: string): readonly [string] => [tag.replace(/^W\//, "").replaceAll('"', "")];
