/** How what is on the clipboard is pasted. */
export type PasteKind =
  /** As it is. */
  | { readonly kind: "plain" }
  /** Lines of code. */
  | { readonly kind: "code"; readonly language: string }
  /** As Markdown of its HTML. */
  | { readonly kind: "formatted" };

export interface Clipboard {
  readonly plain: string;
  readonly html: string;
  /** What VS Code says of it: JSON. */
  readonly editorData: string;
}

const texts = /^(?:markdown|mdx|plaintext|quarto|rmd)$/;

/** Editors of code copy their colours as HTML. Markdown is meant as Markdown, and so is what a browser shows of a plain file. */
export function pasteKind({ plain, html, editorData }: Clipboard): PasteKind {
  if (html === "") return { kind: "plain" };
  const language = /"mode"\s*:\s*"([\w#+.-]{1,30})"/.exec(editorData)?.[1] ?? "";
  if (language !== "" || isFromCodeEditor(html)) {
    const isCode = plain.includes("\n") && (language === "" ? isSurelyCode(plain, html) : !texts.test(language));
    return isCode ? { kind: "code", language } : { kind: "plain" };
  }
  return isPlainFile(html) ? { kind: "plain" } : { kind: "formatted" };
}

/** Whether a text without any form was written as Markdown. */
export function isMarkdown(plain: string): boolean {
  return plain.split("\n").some((line) => {
    const text = line.trim();
    const isBlock = /^(?:#{1,6} \S|```|~~~|> \S|[-*+] \S)/.test(text) || (text.length > 1 && text.startsWith("|") && text.endsWith("|"));
    return isBlock || /\*\*[^\s*][^*]{0,200}\*\*|\[[^[\]]{1,200}\]\([^()\s]/.test(text);
  });
}

/** One box with a fixed-width font, around lines of coloured words. */
function isFromCodeEditor(html: string): boolean {
  const [, style = ""] = /^(?:\s|<meta[^<>]*>|<html>|<body>|<!--StartFragment-->)*<div\b[^<>]*\bstyle="([^"<>]*)"/i.exec(html) ?? [];
  const isFixed = style.split(";").some((one) => /^\s*font-family:/i.test(one) && /mono|consolas|courier|menlo|code/i.test(one));
  return isFixed && /white-space:\s*pre/i.test(style);
}

/** Several colours, and nothing that Markdown begins its blocks with. Its headings are bold; in code, their sign begins a remark. */
function isSurelyCode(plain: string, html: string): boolean {
  const colours = new Set(Array.from(html.matchAll(/<span[^<>]*\bcolor:\s*([^;"<>]+)/gi), ([, colour]) => colour));
  return (
    colours.size > 1 &&
    !/^(?:```|~~~|> \S|[-*+] \S|\|.*\|$)/m.test(plain) &&
    !/<span[^<>]*font-(?:weight:\s*bold|style:\s*italic)/i.test(html)
  );
}

/** Chromium's view of a file of text. */
function isPlainFile(html: string): boolean {
  const [, style = ""] = /^(?:\s|<meta[^<>]*>|<html>|<body>|<!--StartFragment-->)*<pre style="([^"<>]*)">[^<]*<\/pre>/i.exec(html) ?? [];
  return /white-space:\s*pre-wrap/i.test(style);
}
