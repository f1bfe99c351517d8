import { isMailDomain } from "../../platform/core/mail-domain.ts";

/** Found as written, or word by word if the text disguises it: "info (at) example punkt com". */
export const emailIn = (quoted: string, email: string): string | undefined => {
  if (!/^[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{3,190}$/u.test(email)) return undefined;
  const text = quoted.normalize("NFKC").replaceAll(/\s?@\s?/g, "@");
  const [name = "", domain = ""] = email.split("@");
  if (!isMailDomain(domain)) return undefined;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._%+-])${RegExp.escape(email)}(?!-?[\\p{L}\\p{N}])`, "iu");
  // Some sites write it backwards and reverse it with a style sheet.
  const isWhole = whole.test(text) || whole.test(Array.from(text).toReversed().join(""));
  return isWhole || (!text.includes("@") && isDisguised(text, email)) ? `${name}@${domain.toLowerCase()}` : undefined;
};

/** 6 characters between two words: " (", ") [". */
const longestGap = 6;

/** "at", "punkt": what stands for a sign of the address has no more than 12 letters. */
const signForm = /^\p{L}{1,12}$/u;

/** Whether a text has the words of an address in sequence, with at most one other word between two of them. Walked, because a pattern would try all ways. */
const isDisguised = (text: string, email: string): boolean => {
  const words = Array.from(text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, start: index }));
  const isNear = (at: number): boolean => {
    const [before, next] = [words[at - 1], words[at]];
    return before !== undefined && next !== undefined && next.start - before.start - before.word.length <= longestGap;
  };
  const [first, ...others] = email.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const reached = others.reduce(
    (places, wanted) => {
      const next = [...places].flatMap((at) => {
        if (!isNear(at + 1)) return [];
        return signForm.test(words[at + 1]?.word ?? "") && isNear(at + 2) ? [at + 1, at + 2] : [at + 1];
      });
      return new Set(next.filter((at) => words[at]?.word === wanted));
    },
    new Set(words.flatMap(({ word }, at) => (word === first ? [at] : []))),
  );
  return reached.size > 0;
};
