import { bytesText } from "../app/words.ts";
import { lateTexts } from "../late-texts.ts";

/** The length of a version, and the difference from the one before it; `before` is undefined for the oldest. */
export const sizeText = (bytes: number, before: number | null | undefined): string => {
  const { versions } = lateTexts;
  if (before === undefined) return `${bytesText(bytes)}, ${versions.first}`;
  if (before === null) return bytesText(bytes);
  if (before === bytes) return `${bytesText(bytes)}, ${versions.asLong}`;
  return `${bytesText(bytes)}, ${bytes > before ? versions.longer(bytesText(bytes - before)) : versions.shorter(bytesText(before - bytes))}`;
};
