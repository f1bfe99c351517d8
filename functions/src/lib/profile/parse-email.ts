import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";

/** Blanks of any kind around an address: they come along when it is copied. */
const outerBlanks = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** What could end an address in a header of a mail and begin another. */
const dangerous = /[\s<>,;:"()[\]\\]/;

const domainLabel = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** An address in lower case; null for none, undefined when it cannot be one. Nothing is sent there to find out. */
export const parseEmail = (text: string): string | null | undefined => {
  // A text that is much too long is not worth normalising.
  if (text.length > 10 * profileLimits.emailBytes) return undefined;
  if (cleanText(text) === "") return null;
  const address = text.replaceAll(outerBlanks, "").normalize("NFC").toLowerCase().normalize("NFC");
  return isPlausible(address) ? address : undefined;
};

const isPlausible = (address: string): boolean => {
  const [local = "", domain = "", ...more] = address.split("@");
  return (
    more.length === 0 &&
    local !== "" &&
    !dangerous.test(address) &&
    // Nothing in it that nobody can see: it would be another address than it looks.
    cleanText(address) === address &&
    Buffer.byteLength(address) <= profileLimits.emailBytes &&
    Buffer.byteLength(local) <= profileLimits.emailLocalBytes &&
    domain.split(".").every((label) => label.length <= profileLimits.domainLabelLength && domainLabel.test(label))
  );
};
