/** An address derived from a title in any script. A suggestion: the service decides what is allowed. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
