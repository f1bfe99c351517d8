import type { Page } from "playwright-core";
import { uploadedImage } from "../../../answers/uploaded-image.ts";
import { aPng } from "../../support/a-png.ts";

export interface PictureFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const aPicture = (bytes = 0): PictureFile => ({ name: "loaf.png", mimeType: "image/png", buffer: aPng(bytes) });

export const aFile = (name: string, mimeType: string, content: Buffer | string): PictureFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** By the keyboard: the button that uploads has the focus. */
export const choosePictures = async (page: Page, ...files: readonly PictureFile[]): Promise<void> => {
  const chooser = page.waitForEvent("filechooser");
  await page.locator("lectern-modal").getByRole("button", { name: "Drop an image here, or choose one…" }).waitFor();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles([...files]);
};

/** Drops files at this place of the page, and says whether the browser would open them. */
export const drop = async (page: Page, place: string, ...files: readonly PictureFile[]): Promise<unknown> =>
  page.evaluate(`(() => {
    const find = (root) => root.querySelector(${JSON.stringify(place)}) ?? [...root.querySelectorAll("*")].map((node) => node.shadowRoot && find(node.shadowRoot)).find(Boolean);
    const data = new DataTransfer();
    for (const [name, type, bytes] of ${JSON.stringify(files.map(({ name, mimeType, buffer }) => [name, mimeType, [...buffer]]))})
      data.items.add(new File([Uint8Array.from(bytes)], name, { type }));
    const target = find(document);
    const { left, top } = target.getBoundingClientRect();
    const options = { bubbles: true, composed: true, cancelable: true, dataTransfer: data, clientX: left + 4, clientY: top + 8 };
    return target.dispatchEvent(new DragEvent("drop", options));
  })()`);

/** A photo of that many pixels, as a camera that was turned writes it. */
export const aTurnedPhoto = async (page: Page, width: number, height: number): Promise<PictureFile> => {
  const url: unknown = await page.evaluate(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: ${width}, height: ${height} });
    const drawing = canvas.getContext("2d");
    for (let at = 0; at < 400; at++) {
      drawing.fillStyle = "hsl(" + at * 7 + " 60% 50%)";
      drawing.fillRect((at % 20) * ${width} / 20, Math.floor(at / 20) * ${height} / 20, ${width} / 20, ${height} / 20);
    }
    return canvas.toDataURL("image/jpeg", 1);
  })()`);
  const jpeg = Buffer.from(String(url).split(",")[1] ?? "", "base64");
  const exif = Buffer.from("ffe100224578696600004d4d002a00000008000101120003000000010006000000000000", "hex");
  return aFile("IMG_0001.JPG", "image/jpeg", Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]));
};

export const uploaded = async (page: Page) =>
  uploadedImage.parse(await (await page.waitForResponse((answer) => answer.url().endsWith("/media"))).json());

export const putIn = async (page: Page, words = "A loaf"): Promise<void> => {
  await page.getByRole("textbox", { name: "Description" }).fill(words);
  await page.keyboard.press("Enter");
  await page.locator("lectern-picture").waitFor({ state: "detached" });
};
