/** RFC 9110, 8.8.3: an entity tag is sent in quotes. */
export const formatEntityTag = (tag: string): string => `"${tag}"`;

/**
 * The tags of an If-Match header, or undefined when it is absent or `*` (which any existing document matches).
 * A weak tag counts as a strong one: a proxy that compresses makes ours weak on the way to the client.
 */
export const parseIfMatch = (header: string | undefined): readonly string[] | undefined => {
  if (header === undefined || ["", "*"].includes(header.trim())) return undefined;
  return header.split(",").map((tag) => tag.trim().replace(/^W\//, "").replaceAll('"', ""));
};
