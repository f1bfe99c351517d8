import { expect } from "chai";
import { isMarkdown, pasteKind } from "./paste-kind.ts";

const box = (inner: string): string =>
  `<meta charset='utf-8'><div style="color:#ccc;font-family:Menlo, monospace;white-space:pre;">${inner}</div>`;
const coloured = box(`<div><span style="color: #569cd6">let</span><span style="color: #d4d4d4"> a;</span></div>`);

describe("pasteKind", () => {
  for (const [what, plain, html, editorData, expected] of [
    ["words without HTML", "a", "", "", { kind: "plain" }],
    ["words of Word", "a", "<p class=MsoNormal>a</p>", "", { kind: "formatted" }],
    ["Markdown of VS Code", "# a\nb", box("# a"), '{"version":1,"mode":"markdown"}', { kind: "plain" }],
    ["code of VS Code", "let a;\nb", coloured, '{"mode":"typescript"}', { kind: "code", language: "typescript" }],
    ["a line of it", "let a;", coloured, '{"mode":"typescript"}', { kind: "plain" }],
    ["code of an editor that names no language", "let a;\nb;", coloured, "", { kind: "code", language: "" }],
    ["code with remarks of stars", "# first **\nlet a;", coloured, "", { kind: "code", language: "" }],
    ["Markdown of one", "# Title\n- one", coloured, "", { kind: "plain" }],
    ["a file that the browser shows", "# a", '<pre style="word-wrap: break-word; white-space: pre-wrap;"># a</pre>', "", { kind: "plain" }],
  ] as const)
    it(`knows ${what}`, () => expect(pasteKind({ plain, html, editorData })).to.deep.equal(expected));
});

describe("isMarkdown", () => {
  for (const text of ["# a", "a\n- b", "a **b** c", "[a](b)", "```", "| a | b |"])
    it(`is true for ${JSON.stringify(text)}`, () => expect(isMarkdown(text)).to.equal(true));
  for (const text of ["17. mai", "2 * 3 * 4", "#1 in town", "a - b"])
    it(`is false for ${text}`, () => expect(isMarkdown(text)).to.equal(false));
});
