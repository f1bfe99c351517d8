import { expect } from "chai";
import { expectAccessible } from "../support/accessibility.ts";
import { aDesk } from "../support/desk.ts";
import { aFile, aPicture, aTurnedPhoto, choosePictures, drop, putIn, uploaded } from "../support/picture-files.ts";
import { useTabs } from "../support/tabs.ts";

describe("photos in the editor", () => {
  const tabs = useTabs();

  it("are made smaller and upright before they are sent, unless they are small already", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    const photo = await aTurnedPhoto(page, 4_000, 3_000);
    const sent = uploaded(page);
    await tab.source.click();
    await drop(page, ".cm-content", photo);
    const { type, width, height, bytes } = await sent;
    expect({ type, width, height }).to.deep.equal({ type: "image/webp", width: 1_920, height: 2_560 });
    expect(bytes).to.be.lessThan(photo.buffer.length / 2);
    await putIn(page);
    const small = uploaded(page);
    const picture = aPicture();
    await drop(page, ".cm-content", picture);
    expect(await small).to.include({ type: "image/png", bytes: picture.buffer.length });
    await putIn(page);
    // Its transparency stays.
    const logo = Buffer.from(
      String(
        await page.evaluate(`(() => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 3000, height: 300 });
          canvas.getContext("2d").fillRect(0, 0, 100, 100);
          return canvas.toDataURL("image/png").split(",")[1];
        })()`),
      ),
      "base64",
    );
    const sentLogo = uploaded(page);
    await drop(page, ".cm-content", aFile("logo.png", "image/png", logo));
    const { url } = await sentLogo;
    const corner: unknown = await page.evaluate(`(async () => {
      const image = await createImageBitmap(await (await fetch(${JSON.stringify(url)})).blob());
      const canvas = Object.assign(document.createElement("canvas"), { width: 2560, height: 256 });
      canvas.getContext("2d").drawImage(image, 0, 0);
      return [image.width, canvas.getContext("2d").getImageData(2000, 200, 1, 1).data[3]];
    })()`);
    expect(corner).to.deep.equal([2_560, 0]);
  });

  it("are dropped beside the text, too, several at once: in order, each on a line of its own, and typing goes on behind them", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    await tab.typeAtEnd("Here:");
    expect(await drop(page, "lectern-draft-bar, header, main", aPicture(), aPicture(), aPicture())).to.equal(false);
    for (const words of ["One", "Two", "Three"]) {
      await page.getByText("Uploaded.").waitFor();
      await page.getByRole("textbox", { name: "Description" }).fill(words);
      await page.keyboard.press("Enter");
    }
    await page.locator("lectern-picture").waitFor({ state: "detached" });
    await page.keyboard.type(" and on");
    expect(await tab.text()).to.match(/Here:!\[One\]\(\S+\)\n\n!\[Two\]\(\S+\)\n\n!\[Three\]\(\S+\) and on/);
  });

  it("of the site are chosen again, and deleted when nothing uses them, by the keyboard alone", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    await tab.typeAtEnd("Here: ");
    await page.getByRole("button", { name: "Image", exact: true }).click();
    await page.getByText("This site has no images yet.").waitFor();
    await choosePictures(page, aPicture());
    await putIn(page);
    await tab.save();
    await page.getByRole("button", { name: "Image", exact: true }).click();
    const image = page.getByRole("button", { name: /^Image from .*, 64 × 1$/ });
    await image.waitFor();
    await page.getByText("On 1 page").waitFor();
    expect(await page.getByRole("button", { name: /^Delete: / }).count()).to.equal(0);
    await expectAccessible(page, "picture-library");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await putIn(page, "Again");
    const [first, second] = [...(await tab.text()).matchAll(/\((\S+)\)/g)].map(([, url]) => url);
    expect(first).to.equal(second);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Nothing");
    await tab.save();
    await page.getByRole("button", { name: "Image", exact: true }).click();
    await page.getByRole("button", { name: /^Delete: / }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Delete this image?").waitFor();
    await expectAccessible(page, "picture-delete");
    await page.getByRole("button", { name: "Keep" }).and(page.locator(":focus")).waitFor();
    expect(await page.getByRole("button", { name: "Cancel" }).count(), "one question at a time").to.equal(0);
    await page.keyboard.press("Enter");
    await page
      .getByRole("button", { name: /^Delete: / })
      .and(page.locator(":focus"))
      .waitFor();
    await page.keyboard.press("Enter");
    await page.getByText("Delete this image?").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await image.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await page.keyboard.type(" more");
    expect(await tab.text()).to.include("Nothing more");
  });

  it("come from the toolbar, after which one writes on in the text", async () => {
    const { tab } = await aDesk(tabs, "Before\n");
    const { page } = tab;
    await tab.typeAtEnd("Here: ");
    await page.getByRole("button", { name: "Image", exact: true }).click();
    await choosePictures(page, aPicture());
    await putIn(page);
    await page.keyboard.type(" more");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Next");
    expect(await page.locator("lectern-picture").count()).to.equal(0);
    expect(await tab.text()).to.match(/\) more\n+Next/);
  });
});
