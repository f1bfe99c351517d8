/** An address made of a title, in whatever script it is written. A suggestion: the service decides what may be one. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
