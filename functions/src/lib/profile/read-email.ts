import { profileLimits } from "./limits.ts";
import { cleanText } from "../core/text.ts";

/** Blanks of any kind around an address: they come along when it is copied. */
const outerBlanks = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** What could end an address in a header of a mail and begin another. */
const dangerous = /[\s<>,;:"()[\]\\]/;

/** ASCII as Chinese, Japanese and Korean keyboards write it. */
const wideAscii = /[\uFF01-\uFF5E]/gu;
const wideAsciiDistance = 0xfee0;

const domainLabel = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

const at = /\s+(?:at|ät|arroba|arobase|chiocciola|snabel-?a|krøllalfa|apenstaartje|klammeraffe|małpa|собака|שטרודל|アットマーク)\s+/giu;
const dot = /\s+(?:dot|punto|ponto|point|punkt|punt|kropka|точка|נקודה|ドット)\s+/giu;

const underscore = /\s+(?:underscore|unterstrich|understrek|understreck|guion bajo|guión bajo|tiret bas|קו תחתון)\s+/giu;
const hyphen = /\s+(?:dash|hyphen|minus|bindestrich|bindestrek|bindestreck|guion|guión|tiret|מקף)\s+/giu;

/** An address in lower case; null for none, undefined when it cannot be one. Nothing is sent there to find out. */
export const readEmail = (text: string): string | null | undefined => {
  // A text that is much too long is not worth normalising.
  if (text.length > 10 * profileLimits.emailBytes) return undefined;
  if (cleanText(text) === "") return null;
  const address = withAt(narrow(text.replaceAll(outerBlanks, "")))
    .normalize("NFC")
    .toLowerCase()
    .normalize("NFC");
  return isPlausible(address) ? address : undefined;
};

const narrow = (text: string): string =>
  text.replaceAll(wideAscii, (character) => String.fromCharCode(character.charCodeAt(0) - wideAsciiDistance));

/** "anna at example dot com" as it was heard, where there is no @. */
const withAt = (text: string): string =>
  text.includes("@")
    ? text
    : ` ${text} `.replaceAll(dot, ".").replaceAll(underscore, "_").replaceAll(hyphen, "-").replaceAll(at, "@").trim();

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
