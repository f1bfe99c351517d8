import { expect } from "chai";
import type { Page } from "playwright-core";
import { storedMetadata } from "../../support/documents.ts";
import { aForeignDraft, aProject, aTemplate, type Fields } from "../../support/projects.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { anAuthor, type EditorTab, openDraft, recordSaves } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const fields = [
  { key: "title", label: "Title", type: "text", required: true, max_length: 5 },
  { key: "summary", label: "Summary", type: "textarea" },
  { key: "count", label: "Count", type: "number" },
  { key: "shown", label: "Shown", type: "boolean" },
  { key: "day", label: "Day", type: "date" },
  { key: "at", label: "Moment", type: "datetime" },
  { key: "layout", label: "Layout", type: "select", options: ["split", { value: "full", label: "Full width" }] },
  { key: "topics", label: "Topics", type: "multiselect", options: ["rental", "repairs", "team"] },
  { key: "tags", label: "Tags", type: "tags" },
  { key: "link", label: "Link", type: "url" },
  { key: "cover", label: "Cover", type: "image" },
  { key: "colour", label: "Colour", type: "color" },
  { key: "future", label: "Future", type: "hologram" },
];

const metadata: Fields = {
  title: "Five5",
  summary: "one\r\ntwo",
  count: 1.5,
  shown: false,
  day: "2026-03-02",
  at: "2026-12-31T23:59:00+02:00",
  layout: "gone",
  topics: ["team"],
  tags: ["a, b"],
  link: "https://example.com/ ",
  cover: null,
  colour: "#0B57D0",
  future: { depth: 3 },
  unknown: [1, "two"],
  slug: "page",
};

describe("the form of a draft", () => {
  const tabs = useTabs();

  const openForm = async (
    values: Fields,
    region = "en-US",
  ): Promise<{ readonly tab: EditorTab; readonly stored: () => Promise<Fields> }> => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { doc_template_id: await aTemplate(project.id, fields), metadata: values });
    const tab = await openDraft(tabs, project, draftId, await anAuthor(project.id), { locale: region });
    return { tab, stored: async () => storedMetadata(project.id, draftId) };
  };

  const box = (page: Page, name: string) => page.getByRole("textbox", { name });

  /** An author's action, and the only key that is sent, with its value. */
  const edits: readonly (readonly [string, (page: Page) => Promise<unknown>, Fields])[] = [
    ["a text", async (page) => box(page, "Title").fill("New"), { title: "New" }],
    ["a text of several lines, which end as they did", async (page) => box(page, "Summary").fill("one\nTWO"), { summary: "one\r\nTWO" }],
    ["a text that is emptied", async (page) => box(page, "Summary").fill(""), { summary: "" }],
    ["a number", async (page) => box(page, "Count").fill("-2"), { count: -2 }],
    ["a number that is emptied", async (page) => box(page, "Count").fill(""), { count: null }],
    ["a yes", async (page) => page.getByRole("checkbox", { name: "Shown" }).check(), { shown: true }],
    ["a day", async (page) => page.getByLabel("Day", { exact: true }).fill("2026-04-01"), { day: "2026-04-01" }],
    ["a time", async (page) => box(page, "Moment").fill("2027-01-01T00:00Z"), { at: "2027-01-01T00:00Z" }],
    ["a choice", async (page) => page.getByLabel("Layout").selectOption("Full width"), { layout: "full" }],
    ["no choice", async (page) => page.getByLabel("Layout").selectOption("Nothing chosen"), { layout: null }],
    ["one more of several", async (page) => page.getByRole("checkbox", { name: "rental" }).check(), { topics: ["team", "rental"] }],
    ["one less of several", async (page) => page.getByRole("checkbox", { name: "team" }).uncheck(), { topics: ["rental"] }],
    [
      "two tags",
      async (page) => {
        await box(page, "Tags").pressSequentially("c, d");
        await page.keyboard.press("Enter");
      },
      { tags: ["a, b", "c", "d"] },
    ],
    ["a tag less", async (page) => page.getByRole("button", { name: "Remove a, b from Tags" }).click(), { tags: ["c", "d"] }],
    [
      "a tag that is typed when the field is left",
      async (page) => {
        await box(page, "Tags").pressSequentially("half");
        await page.keyboard.press("Tab");
      },
      { tags: ["c", "d", "half"] },
    ],
    ["an address", async (page) => box(page, "Link").fill(" https://other.example "), { link: " https://other.example " }],
    ["a picture where there was none", async (page) => box(page, "Cover").fill("/a.png"), { cover: "/a.png" }],
    ["a colour", async (page) => box(page, "Colour").fill("red"), { colour: "red" }],
  ];

  it("sends only the key that was changed, as the template wants it, and leaves all others as they are", async () => {
    const { tab, stored } = await openForm(metadata);
    await expectAccessible(tab.page, "form");
    const saves = recordSaves(tab.page);
    let expected = metadata;
    for (const [what, edit, sent] of edits) {
      await edit(tab.page);
      await tab.untilState("Not saved yet");
      await tab.save();
      expect(
        saves.splice(0).map((save) => save.metadata),
        what,
      ).to.deep.equal([sent]);
      expected = { ...expected, ...sent };
      expect(await stored(), what).to.deep.equal(expected);
    }
  });

  it("sends nothing for a control that is put back to what it was @nightly", async () => {
    const { tab } = await openForm({ ...metadata, title: null, count: null });
    const saves = recordSaves(tab.page);
    for (const [name, text] of [
      ["Title", "x"],
      ["Count", "5"],
      ["Cover", "x"],
    ] as const) {
      await box(tab.page, name).fill(text);
      await box(tab.page, name).fill("");
    }
    await box(tab.page, "Count").fill("1,5,");
    await tab.page.getByText("This isn’t a number, so it isn’t saved.").waitFor();
    await expectAccessible(tab.page, "form-problem");
    await tab.untilState("Not saved yet");
    await box(tab.page, "Count").fill("");
    await tab.untilUntouched();
    expect(saves).to.deep.equal([]);
  });

  it("counts characters as the service does, and says what is too long before it is refused @nightly", async () => {
    const { tab } = await openForm(metadata);
    await box(tab.page, "Title").fill("😀😀😀😀😀");
    await tab.page.getByText("5 of 5 characters").waitFor();
    await tab.save();
    await box(tab.page, "Title").fill("123456");
    await tab.page.getByText("Too long. The limit is 5 characters.").waitFor();
    await tab.page.keyboard.press("Control+s");
    await tab.untilState("Not saved");
    await tab.untilState(/^Check what’s in Title\.$/);
  });

  it("shows a value of another form as it is, and lets it be cleared @nightly", async () => {
    const { tab, stored } = await openForm({ ...metadata, count: "twelve", day: "soon" });
    await tab.page.getByText("twelve", { exact: true }).waitFor();
    await tab.page.getByRole("button", { name: "Clear Count" }).click();
    await box(tab.page, "Count").fill("12");
    await tab.save();
    expect(await stored()).to.deep.equal({ ...metadata, count: 12, day: "soon" });
  });

  it("takes numbers and times as the reader's region writes them, and shows them so", async () => {
    const { tab, stored } = await openForm({ ...metadata, at: null }, "en-DE");
    const type = async (name: string, text: string): Promise<void> => {
      await box(tab.page, name).fill("");
      await box(tab.page, name).pressSequentially(text);
      expect(await box(tab.page, name).inputValue()).to.equal(text);
      await tab.page.keyboard.press("Tab");
    };
    await type("Count", "1 299,50");
    expect(await box(tab.page, "Count").inputValue()).to.equal("1299,5");
    await type("Moment", "31.12.2026 18:00");
    await tab.save();
    expect(await stored()).to.deep.include({ count: 1299.5, at: "2026-12-31T18:00" });
  });

  it("keeps what a field cannot take as it is typed, marks it, and asks before it is lost", async () => {
    const { tab, stored } = await openForm(metadata);
    const { page } = tab;
    await box(page, "Count").fill("12 stk");
    await page.getByLabel("Day", { exact: true }).press("Backspace");
    await page.keyboard.press("Tab");
    await page.getByText("This isn’t a complete date, so it isn’t saved.").waitFor();
    await tab.untilState("Not saved yet");
    const panel = page.getByRole("button", { name: "Details", exact: true });
    await panel.click();
    await box(page, "Count").waitFor({ state: "detached" });
    await panel.click();
    expect(await box(page, "Count").inputValue()).to.equal("12 stk");
    await page.evaluate('location.hash = "#/"');
    await page.getByText("Count: what you’ve typed can’t be saved as it is.").waitFor();
    await page.getByRole("button", { name: "Stay here" }).click();
    expect(await box(page, "Count").inputValue()).to.equal("12 stk");
    await box(page, "Count").fill("12");
    await page.getByLabel("Day", { exact: true }).fill("2026-03-03");
    await tab.save();
    expect(await stored()).to.deep.include({ count: 12, day: "2026-03-03" });
  });
});
