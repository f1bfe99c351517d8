import { expect } from "chai";
import type { Page } from "playwright-core";
import { storedMetadata } from "../../support/documents.ts";
import { aForeignDraft, anEditor, aProject, aTemplate } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, hold } from "../support/desk.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { useTabs } from "../support/tabs.ts";

const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** Different bytes each time: the same picture would be stored only once. */
const aPicture = (bytes = 0) => ({
  name: "loaf.png",
  mimeType: "image/png",
  buffer: Buffer.concat([png, Buffer.from(crypto.randomUUID()), Buffer.alloc(bytes)]),
});

const uploadUrl = "**/api/projects/*/media";

const inText = /!\[A loaf\]\(\S+\/media\/\S+\.png\)/;

const isUnderWay = `(() => {
  const find = (root) => [...root.querySelectorAll("*")].flatMap((node) => [node, ...(node.shadowRoot ? find(node.shadowRoot) : [])]);
  const bar = find(document).find((node) => node.localName === "progress");
  return bar !== undefined && bar.value > 0 && bar.value < 1;
})()`;

describe("pictures in the editor", () => {
  const tabs = useTabs();

  type File = ReturnType<typeof aPicture>;

  /** Chooses a file through the slash menu, on a line of its own. */
  const pick = async (page: Page, file: File): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await page.keyboard.press("Enter");
    await page.keyboard.type("/picture");
    await page.getByRole("option", { name: "Image from this device" }).waitFor();
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(file);
  };

  const putIn = async (page: Page, words = "A loaf"): Promise<void> => {
    await page.getByRole("textbox", { name: "Description" }).fill(words);
    await page.keyboard.press("Enter");
    await page.locator("lectern-picture").waitFor({ state: "detached" });
  };

  it("are stored and put in where the cursor is, by the keyboard alone, with words for those who do not see them @nightly", async () => {
    const { tab, storedContent } = await aDesk(tabs, "Before\n");
    await tab.typeAtEnd("Here:");
    await pick(tab.page, aPicture());
    await tab.page.getByText("The picture is stored.").waitFor();
    expect(await focusedName(tab.page)).to.equal("");
    await expectAccessible(tab.page, "picture");
    await putIn(tab.page, "A [loaf]\\");
    await tab.save();
    expect(await storedContent()).to.match(/^Before\nHere:\n!\[A \\\[loaf\\\]\\\\\]\(\S+\/media\/\S+\.png\)$/);
    await tab.page.keyboard.type(" and on");
    await tab.save();
    expect(await storedContent()).to.match(/\.png\) and on$/);
  });

  it("say how much of them has left, and are not stored when somebody changes their mind @nightly", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
    await devtools.send("Network.emulateNetworkConditions", slow);
    await tab.typeAtEnd("Here:");
    await pick(page, aPicture(600_000));
    await until(async () => (await page.evaluate(isUnderWay)) === true);
    await expectAccessible(page, "picture-sending");
    const failed = page.waitForEvent("requestfailed", { predicate: (request) => request.url().endsWith("/media") });
    await page.getByRole("button", { name: "Cancel" }).click();
    await failed;
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    expect(await tab.text()).not.to.include("![");
    expect(await page.getByRole("alert").filter({ hasText: /\w/ }).count()).to.equal(0);
  });

  it("come where they belong although the text moves while they are on their way", async () => {
    const { tab, project, draftId } = await aDesk(tabs, "One\n\nTwo\n");
    const { page } = tab;
    await tab.source.click();
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("End");
    await page.keyboard.type("!");
    await tab.save();
    const letGo = await hold(page, uploadUrl);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    await (await chooser).setFiles(aPicture());
    await page.getByRole("textbox", { name: "Description" }).fill("A loaf");
    await page.keyboard.press("Enter");
    await page.getByText("It is put in as soon as it is stored.").waitFor();
    const editor = await anEditor(project);
    saved(await editor.save({ draftId, metadata: {}, content: "Zero\n\nOne!\n\nTwo\n", language: "en" }));
    // Returning within a few seconds does not cause another request.
    await page.evaluate("Date.now = ((now) => () => now() + 60_000)(Date.now.bind(Date)); window.dispatchEvent(new Event('focus'))");
    await tab.source.getByText("Zero").waitFor();
    letGo();
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await tab.save();
    expect(opened(await editor.read(draftId)).doc.content).to.match(/^Zero\n\nOne!!\[A loaf\]\(\S+\)\n\nTwo\n$/);
  });

  it("are refused in words: no picture, too large, and no network, after which they are tried again", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    await tab.typeAtEnd("Here:");
    await pick(page, { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await page.getByRole("alert").filter({ hasText: "This is no picture that can be put in." }).waitFor();
    await expectAccessible(page, "picture-refused");
    await page.getByRole("button", { name: "Cancel" }).click();
    await pick(page, aPicture(8 * 1024 * 1024));
    await page.getByRole("alert").filter({ hasText: "The picture is too large" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await pick(page, { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await page.getByRole("alert").filter({ hasText: "This is no picture that can be put in." }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.route(uploadUrl, async (route) => route.abort());
    await pick(page, aPicture());
    await page.getByRole("alert").filter({ hasText: "The picture was not stored" }).waitFor();
    await page.unroute(uploadUrl);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("The picture is stored.").waitFor();
    await putIn(page);
    expect(await tab.text()).to.match(inText);
  });

  for (const way of ["paste", "drop"])
    it(`come by ${way} @nightly`, async () => {
      const { tab } = await aDesk(tabs, "Before\n");
      await tab.source.click();
      const event =
        way === "paste"
          ? 'new ClipboardEvent("paste", { ...options, clipboardData: data })'
          : 'new DragEvent("drop", { ...options, dataTransfer: data, clientX: left + 4, clientY: top + 8 })';
      await tab.page.evaluate(`(() => {
        let focused = document.activeElement;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(${JSON.stringify([...aPicture().buffer])})], "loaf.png", { type: "image/png" }));
        const { left, top } = focused.getBoundingClientRect();
        const options = { bubbles: true, composed: true, cancelable: true };
        focused.dispatchEvent(${event});
      })()`);
      await putIn(tab.page);
      expect(await tab.text()).to.match(inText);
      await tab.untilSaved();
    });

  it("are chosen for a field of the template, too @nightly", async () => {
    const project = await aProject();
    const doc_template_id = await aTemplate(project.id, [
      { key: "title", label: "Title", type: "text", required: true },
      { key: "cover", label: "Cover", type: "image" },
    ]);
    const draftId = await aForeignDraft(project, { doc_template_id });
    const { page, untilSaved } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a picture…" }).click();
    await (await chooser).setFiles(aPicture());
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await untilSaved();
    expect((await storedMetadata(project.id, draftId))["cover"]).to.match(/\/media\/\S+\.png$/);
    await expectAccessible(page, "picture-field");
  });
});
