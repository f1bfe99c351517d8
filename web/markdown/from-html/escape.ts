/** Text that Markdown would read as something else gets backslashes; anything else stays as it is. `before` and `after` are its neighbours. */
export function escapeText(text: string, { before, after, isInLink, isStruck, isInCell }: TextPlace): string {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/i);
  return parts
    .map((part, index) => {
      const [left, right] = [parts[index - 1]?.at(-1) ?? before, parts[index + 1]?.at(0) ?? after];
      return index % 2 === 1 && !isInLink
        ? bareAddress(part, isInCell)
        : escapePart(part, { before: left, after: right, isInLink, isStruck, isInCell });
    })
    .join("");
}

export interface TextPlace {
  readonly before: string;
  readonly after: string;
  readonly isInLink: boolean;
  /** A wave beside those of the mark would belong to them: three begin a block of code. */
  readonly isStruck: boolean;
  readonly isInCell: boolean;
}

/** Where no sign in it means something else, an address is a link by itself. */
function bareAddress(text: string, isInCell: boolean): string {
  if (!/[*_`[\]~\\|]/.test(text)) return text;
  const address = withoutEnd(text);
  return `<${isInCell ? address.replaceAll("|", "%7C") : address}>${text.slice(address.length)}`;
}

/** Without the marks behind an address that belong to the sentence: a closing bracket does if it was not opened in the address. */
function withoutEnd(text: string): string {
  const ends = `.,;:!?"'’”»${text.includes("(") ? "" : ")"}${text.includes("[") ? "" : "]"}`;
  let length = text.length;
  while (length > 0 && ends.includes(text.charAt(length - 1))) length -= 1;
  return text.slice(0, length);
}

function escapePart(text: string, place: TextPlace): string {
  const signAt = (at: number): string => (at < 0 ? place.before : (text.at(at) ?? place.after));
  const escaped = text.replaceAll(
    /\\(?![a-z\d])|`|<(?=[a-z/!?])|&(?=#\w{1,8};|[a-z]\w{1,31};)|~+|([*_])\1*/gi,
    (signs, kind: string | undefined, at: number) => {
      if (signs === "~" && !place.isStruck) return signs;
      if (kind === undefined) return escapeAll(signs);
      const [before, after] = [signAt(at - 1), signAt(at + signs.length)];
      return isMark(kind, before, after) ? escapeAll(signs) : signs;
    },
  );
  const brackets = place.isInLink
    ? escaped.replaceAll(/[[\]]/g, String.raw`\$&`)
    : escaped.replaceAll(/\[(?![^[\]]{1,40}\](?!$|[([:]))/g, String.raw`\[`);
  return place.isInCell ? brackets.replaceAll("|", String.raw`\|`) : brackets;
}

const escapeAll = (signs: string): string => signs.replaceAll(/[^]/g, String.raw`\$&`);

/** Whether stars or underscores could open or close something. */
function isMark(kind: string, before: string, after: string): boolean {
  if (isBlank(before) && isBlank(after)) return false;
  return kind === "*" || !/[\p{L}\p{N}]/u.test(before) || !/[\p{L}\p{N}]/u.test(after);
}

const isBlank = (sign: string): boolean => sign === "" || /\s/.test(sign);

/** What would make a line a heading, an item, a quotation, a rule, a table, code or a definition. */
export function escapeLineStart(line: string): string {
  const number = /^(\d{1,9})([.)])(?=\s|$)/.exec(line);
  if (number !== null) return `${number[1]}\\${line.slice(number[1]?.length)}`;
  const isOther =
    /^(?:[-+*](?=\s|$)|#{1,6}(?=\s|$)|>|~{3}|=+\s*$|-{2,}\s*$|\[[^\]]*\]:)/.test(line) ||
    /^(?:[-_*]\s*){3,}$/.test(line) ||
    /^[|:][\s:|-]*$/.test(line) ||
    /^-[\s:|-]*$/.test(line);
  return isOther ? `\\${line}` : line;
}
