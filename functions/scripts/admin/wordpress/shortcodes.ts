/** A shortcode and what it encloses. https://codex.wordpress.org/Shortcode_API */
export interface Shortcode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: readonly (string | Shortcode)[];
  /** It stands within a line of words. */
  readonly isInline: boolean;
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parts: (string | Shortcode)[];
  readonly isInline: boolean;
}

/** 40 within each other: builders nest five or six. */
const deepest = 40;

/** `[sic]`, `[1]` and an `[e-mail]` in a sentence are none; `[name key="value"]`, `[a_name]`, pairs, and a name that is alone on its line are. */
const form = /(\[?)\[(\/?)([a-z][\w-]*)((?:(?:\s|=(?=https?:))(?:"[^"[\]]*"|'[^'[\]]*'|[^[\]<>"'])*)?)\](\]?)(?!\()/gi;

/** Parts a text into words and shortcodes, of whichever plugin. Takes time in proportion to the length. */
export const parseShortcodes = (text: string): Shortcode["parts"] => {
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = ""]) => name));
  const root: Open = { name: "", attributes: {}, parts: [], isInline: false };
  const open = [root];
  const add = (part: string | Shortcode): unknown => part !== "" && open.at(-1)?.parts.push(part);
  let from = 0;
  for (const match of text.matchAll(form)) {
    const { index } = match;
    const [whole, before = "", slash, name = "", rest = "", after] = match;
    if (before !== "" && after !== "") {
      add(`${text.slice(from, index)}${whole.slice(1, -1)}`);
      from = index + whole.length;
      continue;
    }
    const [start, end] = [index + before.length, index + whole.length - (after?.length ?? 0)];
    const isSaid = name.includes("-") && rest.trim() === "" && !closed.has(name) && isInSentence(text, start, end);
    if ((isSaid || !isCode(name, rest, closed.has(name))) && !isAlone(text, start, end)) continue;
    add(text.slice(from, start));
    from = end;
    if (slash === "/") closeTo(open, name, /^[ \t]*[\p{L}\p{N},.;:!?]/u.test(text.slice(end, end + nearby)));
    else {
      const one: Open = { name, attributes: attributesOf(rest), parts: [], isInline: isAfterWords(text, start) };
      if (closed.has(name) && !/\/\s*$/.test(rest) && open.length <= deepest) open.push(one);
      else add(one);
    }
  }
  add(text.slice(from));
  while (open.length > 1) dissolve(open);
  return root.parts;
};

const isCode = (name: string, rest: string, isPair: boolean): boolean =>
  isPair || rest.includes("=") || /[_-]/.test(name) || rest.trim() === "/";

/** What was not closed encloses nothing. */
const dissolve = (open: Open[]): void => {
  const last = open.pop();
  if (last === undefined) return;
  const { parts, ...one } = last;
  const around = open.at(-1)?.parts;
  around?.push({ ...one, parts: [] });
  for (const part of parts) around?.push(part);
};

const closeTo = (open: Open[], name: string, isBeforeWords: boolean): void => {
  if (!open.some((one) => one.name === name)) return;
  while (open.at(-1)?.name !== name) dissolve(open);
  const one = open.pop();
  if (one !== undefined) open.at(-1)?.parts.push({ ...one, isInline: one.isInline || isBeforeWords });
};

/** A line is read no further than this many characters. */
const nearby = 200;

const isAlone = (text: string, start: number, end: number): boolean =>
  /(?:^|\n|>)[ \t]*$/.test(text.slice(Math.max(0, start - nearby), start)) && /^[ \t]*(?:$|\n|<)/.test(text.slice(end, end + nearby));

const isInSentence = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N},;:!?–][ \t]*$/u.test(text.slice(Math.max(0, start - nearby), start)) ||
  /^[ \t]*[\p{L}\p{N},.;:!?]/u.test(text.slice(end, end + nearby));

const isAfterWords = (text: string, start: number): boolean =>
  !/(?:^|\n|\]|<\/?(?:p|div|h\d|ul|ol|table|section|hr|figure|blockquote)\b[^<>]*>)[ \t]*$/i.test(
    text.slice(Math.max(0, start - nearby), start),
  );

const attributeForm = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s'"]+))/g;

/** With straight or typographic quotation marks. An address without a name is a source: `[audio https://…]`, `[youtube=https://…]`. */
const attributesOf = (text: string): Readonly<Record<string, string>> => {
  const straight = text.replaceAll(/[“”″]|&#82(?:20|21|43);|&quot;/g, '"');
  const [, src] = /^[\s=]+(https?:\/\/[^\s"']+)/.exec(straight) ?? [];
  const named = [...straight.matchAll(attributeForm)].map(([, name = "", double, single, bare]): readonly [string, string] => [
    name.toLowerCase(),
    double ?? single ?? bare ?? "",
  ]);
  return { ...(src !== undefined && { src }), ...Object.fromEntries(src === undefined ? named : []) };
};
