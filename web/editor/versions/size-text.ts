import { bytesText } from "../app/words.ts";
import { lateTexts } from "../late-texts.ts";

/** How long a version is, and how much that is more or less than the one before it; `before` is undefined for the oldest. */
export const sizeText = (bytes: number, before: number | null | undefined): string => {
  const { versions } = lateTexts;
  if (before === undefined) return `${bytesText(bytes)}, ${versions.first}`;
  if (before === null) return bytesText(bytes);
  if (before === bytes) return `${bytesText(bytes)}, ${versions.asLong}`;
  return `${bytesText(bytes)}, ${bytes > before ? versions.longer(bytesText(bytes - before)) : versions.shorter(bytesText(before - bytes))}`;
};
