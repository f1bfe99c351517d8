import { expect } from "chai";
import { until } from "../../support/until.ts";
import { aDesk } from "../support/desk.ts";
import { focusedName } from "../support/keyboard.ts";
import { paste } from "../support/paste.ts";
import { useTabs } from "../support/tabs.ts";

describe("writing", () => {
  const tabs = useTabs();

  /** An empty draft with the cursor in it. */
  const openText = async (text = "") => {
    const { tab } = await aDesk(tabs, text);
    await tab.source.click();
    await tab.page.keyboard.press("Control+End");
    const becomes = async (expected: string): Promise<void> =>
      until(async () => (await tab.text()) === expected, `the text is ${expected}`);
    return { tab, page: tab.page, keys: tab.page.keyboard, becomes };
  };

  it("goes on with lists, quotations and tables at Enter, and ends them at the second @nightly", async () => {
    const { keys, becomes } = await openText("- one");
    await keys.press("Enter");
    await keys.type("two");
    await keys.press("Enter");
    await keys.press("Tab");
    await keys.type("deeper");
    await becomes("- one\n- two\n  - deeper");
    await keys.press("Shift+Tab");
    await becomes("- one\n- two\n- deeper");
    await keys.press("Enter");
    await keys.press("Enter");
    await keys.type("> said");
    await keys.press("Enter");
    await keys.type("more");
    await becomes("- one\n- two\n- deeper\n\n> said\n> more");
    await keys.press("Control+a");
    await keys.type("| a | b |");
    await keys.press("Enter");
    await keys.type("1");
    await keys.press("Tab");
    await keys.type("2");
    await becomes("| a | b |\n| --- | --- |\n| 1 | 2 |");
  });

  it("has keys for the most frequent actions @nightly", async () => {
    const { page, keys, becomes } = await openText("word");
    await keys.press("Control+a");
    await keys.press("Control+b");
    await becomes("**word**");
    await keys.press("Control+b");
    await keys.press("Control+i");
    await becomes("*word*");
    await keys.press("Control+i");
    await keys.press("Control+Shift+8");
    await becomes("- word");
    await keys.press("Control+Shift+7");
    await becomes("1. word");
    await keys.press("Control+Shift+7");
    await keys.press("Control+a");
    await keys.press("Control+k");
    await page.getByRole("combobox", { name: "Link to a page" }).and(page.locator(":focus")).waitFor();
    await keys.type("site.example");
    await keys.press("Enter");
    await becomes("[word](https://site.example)");
    await keys.press("Control+a");
    await keys.type("for ");
    await keys.press("Control+b");
    await keys.type("300 kroner");
    await keys.press("Control+b");
    await keys.type(" a month");
    await becomes("for **300 kroner** a month");
  });

  it("opens a menu with a slash, which is used with the keyboard and the mouse, and closes with Escape @nightly", async () => {
    const { page, keys, becomes } = await openText();
    await keys.type("/tab");
    await page.getByRole("option", { name: "Table" }).waitFor();
    await keys.press("Enter");
    await becomes("| Column 1 | Column 2 |\n| --- | --- |\n|  |  |\n\n");
    await keys.press("Control+a");
    await keys.type("/");
    await page.getByRole("option", { name: "Subheading" }).click();
    await keys.type("Here");
    await becomes("### Here");
    await keys.press("Enter");
    await keys.type("/");
    await page.getByRole("listbox").waitFor();
    await keys.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await becomes("### Here\n/");
  });

  it("takes no words of a line that has slashes in it", async () => {
    const { keys, becomes } = await openText();
    for (const line of ["Sizes: S / M / L", "Ask for Ola / Li", "cm / in"]) {
      await keys.type(line);
      await keys.press("Enter");
    }
    await keys.type("| Item | Stock |");
    await keys.press("Enter");
    await keys.type("n / a");
    await keys.press("Tab");
    await becomes("Sizes: S / M / L\nAsk for Ola / Li\ncm / in\n| Item | Stock |\n| --- | --- |\n| n / a |  |");
  });

  it("makes a link of an address that is pasted over words @nightly", async () => {
    const { page, keys, becomes } = await openText("our hours");
    await keys.press("Control+a");
    await paste(page, { "text/plain": "https://example.com/a_(b)" });
    await becomes("[our hours](https://example.com/a_%28b%29)");
  });

  it("makes Markdown of what is pasted from a web page; undoing it gives the plain text", async () => {
    const { page, keys, becomes } = await openText();
    const html = `<h2>Prices</h2><p>We <b>repair</b> <a href="https://example.com/">all</a>.</p><ul><li>one</li><li>two</li></ul>
      <table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><script>alert(1)</script>`;
    await paste(page, { "text/plain": "Prices\nWe repair all.", "text/html": html });
    await becomes("## Prices\n\nWe **repair** [all](https://example.com/).\n\n- one\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |");
    await keys.press("Control+z");
    await becomes("Prices\nWe repair all.");
    await keys.press("Control+z");
    await page.getByText("Write, or type /").waitFor();
  });

  it("understands Docs and Word, and leaves unformatted text unchanged @nightly", async () => {
    const { page, keys, becomes } = await openText();
    const docs = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-weight:700;">Bold</span><span style="font-style:italic"> slanted</span></p></b>`;
    await paste(page, { "text/plain": "Bold slanted", "text/html": docs });
    await becomes("**Bold** *slanted*");
    await keys.press("Control+a");
    const item = (level: number, mark: string, text: string): string =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span>${text}<o:p></o:p></p>`;
    await paste(page, {
      "text/plain": "1. one\na. in it",
      "text/html": `${item(1, "1.", "one")}${item(2, "a.", "in it")}${item(1, "2.", "two")}`,
    });
    await becomes("1. one\n   1. in it\n2. two");
    await keys.press("Control+a");
    await paste(page, {
      "text/plain": "const a = 1;",
      "text/html": `<div style="color:#fff"><span style="color: red">const</span> a = 1;</div>`,
    });
    await becomes("const a = 1;");
    await keys.press("Control+a");
    await paste(page, {
      "text/plain": "one two",
      "text/html": `<p><a href="ms-msdt:/id">one</a> <a href="https://site.example">two</a></p>`,
    });
    await becomes("one [two](https://site.example)");
  });

  it("leaves out what was deleted while Word tracked changes, and makes no code of what follows", async () => {
    const { page, keys, becomes } = await openText();
    const deleted = `<s><span style='color:red'><del cite="mailto:a" datetime="2026-11-01T09:00">Old words.</del></span></s>`;
    await paste(page, {
      "text/plain": "Old words. New words.\nPrices",
      "text/html": `<p class=MsoNormal>${deleted}<ins cite="mailto:a">New</ins> <i style='mso-bidi-font-style:normal'>words</i>.</p><h2>Prices</h2>`,
    });
    await becomes("New *words*.\n\n## Prices");
    await keys.press("Control+a");
    await paste(page, {
      "text/plain": "€50 ~40 kr now €40",
      "text/html": `<p><s><del>€50</del></s> <s>~40 kr</s> now <b style='mso-bidi-font-weight:normal'>€40</b></p>`,
    });
    await becomes("~~€50~~ ~~\\~40 kr~~ now **€40**");
    await keys.press("Control+a");
    const spans = `<span style='mso-bidi-font-style:italic;mso-bidi-font-weight:bold'>Plain</span> <b><strong>bold</strong></b>`;
    await paste(page, { "text/plain": "Plain bold", "text/html": `<p class=MsoNormal>${spans}</p>` });
    await becomes("Plain **bold**");
  });

  it("puts what is pasted where it belongs, and says which pictures are missing", async () => {
    const { page, keys, becomes } = await openText("Intro:");
    const html = `<h2>Prices</h2><p>From <s>490</s> 10<sup>2</sup></p><img src="https://lh7-rt.googleusercontent.com/docsz/AD">`;
    await paste(page, { "text/plain": "Prices\nFrom 490 102", "text/html": html });
    await becomes("Intro:\n\n## Prices\n\nFrom ~~490~~ 10²");
    await page.getByRole("status").filter({ hasText: "1 image was left out" }).waitFor();
    await keys.press("Control+a");
    await keys.type("- item");
    await keys.press("Enter");
    await paste(page, { "text/plain": "x\ny", "text/html": "<ul><li>x</li><li>y</li></ul>" });
    await becomes("- item\n- x\n- y");
    await keys.press("Control+a");
    const editor = `<div style="font-family:Consolas, monospace;white-space: pre;"><span style="color:#569cd6;font-weight:bold"># Title</span></div>`;
    await paste(page, { "text/plain": "# Title\n\n- *one*", "text/html": editor });
    await becomes("# Title\n\n- *one*");
    await keys.press("Control+a");
    await paste(page, { "text/plain": "let a;\na();", "text/html": editor, "vscode-editor-data": '{"version":1,"mode":"typescript"}' });
    await becomes("```typescript\nlet a;\na();\n```");
  });

  it("finds and replaces, by a button, in words that people use @nightly", async () => {
    const { page, becomes } = await openText("red and red");
    await page.getByRole("button", { name: "Find and replace" }).click();
    await page.getByRole("textbox", { name: "Find" }).fill("red");
    await page.getByRole("button", { name: "Replace and options" }).click();
    await page.getByRole("textbox", { name: "Replace with" }).fill("blue");
    await page.getByRole("checkbox", { name: "Whole words" }).waitFor();
    await page.getByRole("button", { name: "Replace all" }).click();
    await becomes("blue and blue");
  });

  it("counts words, and shows its keys @nightly", async () => {
    const { page, keys } = await openText("one two three");
    await page.getByText("3 words").waitFor();
    await keys.press("Escape");
    await keys.press("Tab");
    expect(await focusedName(page)).not.to.equal("Text of the page, in Markdown");
    await keys.press("?");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await dialog.waitFor();
    expect(await dialog.getByRole("term").first().textContent(), "those of the text come first").to.equal("Save now");
  });
});
