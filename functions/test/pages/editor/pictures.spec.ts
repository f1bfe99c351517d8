import { expect } from "chai";
import type { Page } from "playwright-core";
import { storedMetadata } from "../../support/documents.ts";
import { aPng } from "../../support/a-png.ts";
import { aForeignDraft, anEditor, aProject, aTemplate } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";
import { until } from "../../support/until.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk, hold } from "../support/desk.ts";
import { anAuthor, openDraft } from "../support/editor-page.ts";
import { focusedName } from "../support/keyboard.ts";
import { aFile, aPicture, choosePictures, drop, type PictureFile, putIn } from "../support/picture-files.ts";
import { useTabs } from "../support/tabs.ts";

const uploadUrl = "**/api/projects/*/media";

const inText = /!\[A loaf\]\(\S+\/media\/\S+\.png\)/;

const isUnderWay = `(() => {
  const find = (root) => [...root.querySelectorAll("*")].flatMap((node) => [node, ...(node.shadowRoot ? find(node.shadowRoot) : [])]);
  const bar = find(document).find((node) => node.localName === "progress");
  return bar !== undefined && bar.value > 0 && bar.value < 1;
})()`;

/** More than the service takes, and animated ones are left alone. */
const largeGif = Buffer.concat([
  Buffer.from("474946383961010001000000002c00000000010001000002024401", "hex"),
  Buffer.from([0]),
  ...Array.from({ length: 36_000 }, () => Buffer.concat([Buffer.from([0x21, 0xfe, 250]), Buffer.alloc(251)])),
  Buffer.from(";"),
]);

describe("pictures in the editor", () => {
  const tabs = useTabs();

  /** Chooses files through the slash menu, on a line of its own. */
  const pick = async (page: Page, ...files: readonly PictureFile[]): Promise<void> => {
    await page.keyboard.press("Enter");
    await page.keyboard.type("/picture");
    await page.getByRole("option", { name: "Image from this device" }).waitFor();
    await page.keyboard.press("Enter");
    await choosePictures(page, ...files);
  };

  it("are stored and put in where the cursor is, by the keyboard alone, with words for those who do not see them @nightly", async () => {
    const { tab, storedContent } = await aDesk(tabs, "Before\n");
    await tab.typeAtEnd("Here:");
    await pick(tab.page, aPicture());
    await tab.page.getByText("Uploaded.").waitFor();
    expect(await focusedName(tab.page)).to.equal("");
    await expectAccessible(tab.page, "picture");
    await putIn(tab.page, "A [loaf]\\");
    await tab.save();
    expect(await storedContent()).to.match(/^Before\nHere:\n!\[A \\\[loaf\\\]\\\\\]\(\S+\/media\/\S+\.png\)\n\n$/);
    await tab.page.keyboard.type("and on");
    await tab.save();
    expect(await storedContent()).to.match(/\.png\)\n\nand on$/);
  });

  it("say how much of them has left, and are not stored when somebody changes their mind @nightly", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30_000 };
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
    await page.getByRole("button", { name: "Image", exact: true }).click();
    await choosePictures(page, aPicture());
    await page.getByRole("textbox", { name: "Description" }).fill("A loaf");
    await page.keyboard.press("Enter");
    await page.getByText("It’s added as soon as it’s uploaded.").waitFor();
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

  it("are refused in words, without an invitation to try in vain @nightly", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    await tab.typeAtEnd("Here:");
    const heic = Buffer.concat([Buffer.from("0000001866747970686569630000000068656963", "hex"), Buffer.alloc(200)]);
    const refused: readonly (readonly [PictureFile, string])[] = [
      [aFile("a.pdf", "application/pdf", "%PDF-1.7"), "This file isn’t an image."],
      [aFile("IMG_0002.HEIC", "image/heic", heic), "This browser can’t open HEIC photos."],
      [aFile("a.png", "image/png", aPng(900).subarray(0, 60)), "This image is damaged or incomplete."],
      [aFile("a.gif", "image/gif", largeGif), "This image is too large."],
    ];
    for (const [file, sentence] of refused) {
      expect(await drop(page, ".cm-content", file), "the browser does not open it").to.equal(false);
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
      expect(await page.getByRole("button", { name: "Try again" }).count()).to.equal(0);
      if (file.name === "a.pdf") await expectAccessible(page, "picture-refused");
      await page.keyboard.press("Escape");
      await page.locator("lectern-picture").waitFor({ state: "detached" });
    }
    await page.route(uploadUrl, async (route) => route.abort());
    await pick(page, aPicture());
    await page.getByRole("alert").filter({ hasText: "The image wasn’t uploaded" }).waitFor();
    await page.unroute(uploadUrl);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Uploaded.").waitFor();
    await putIn(page);
    expect(await tab.text()).to.match(inText);
  });

  it("come by paste @nightly", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    await tab.source.click();
    await tab.page.evaluate(`(() => {
      let focused = document.activeElement;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(${JSON.stringify([...aPicture().buffer])})], "loaf.png", { type: "image/png" }));
      focused.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, composed: true, cancelable: true, clipboardData: data }));
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
    const { page, text, untilSaved } = await openDraft(tabs, project, draftId, await anAuthor(project.id));
    await page.getByPlaceholder("Paste an address").waitFor();
    await page.getByRole("button", { name: "Drop an image here, or choose one…" }).click();
    await choosePictures(page, aPicture());
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await untilSaved();
    expect((await storedMetadata(project.id, draftId))["cover"]).to.match(/\/media\/\S+\.png$/);
    await expectAccessible(page, "picture-field");
    await drop(page, ".picture", aPicture());
    await page.locator("lectern-picture").waitFor();
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Drop an image here, or choose one…" }).click();
    await drop(page, "lectern-modal .drop", aPicture());
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await untilSaved();
    expect(await text(), "the text does not take what a field took").not.to.include("![");
  });
});
