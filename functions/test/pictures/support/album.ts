import { mkdir, rm, writeFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import * as z from "zod";
import { repositoryDir } from "../../../scripts/stack/paths.ts";

/** The appearances of a page: every value of each pair is combined with both values of another. */
export const looks = [
  { name: "phone-light-ltr", isPhone: true, colorScheme: "light", dir: "ltr" },
  { name: "phone-dark-rtl", isPhone: true, colorScheme: "dark", dir: "rtl" },
  { name: "desktop-dark-ltr", isPhone: false, colorScheme: "dark", dir: "ltr" },
  { name: "desktop-light-rtl", isPhone: false, colorScheme: "light", dir: "rtl" },
] as const;

export type Look = (typeof looks)[number];

/** The window's size in CSS pixels. */
export const viewportOf = ({ isPhone }: Look): { readonly width: number; readonly height: number } =>
  isPhone ? { width: 390, height: 780 } : { width: 1100, height: 740 };

/** Small enough for a repository, good enough to judge by. */
const quality = 60;

const Captured = z.object({ data: z.string() });

const folder = join(repositoryDir, "docs/pictures");

/** Deletes the pictures of a page, before new ones are taken one by one. */
export const emptyAlbum = async (page: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await Promise.all(globSync(`${page}-*.webp`, { cwd: folder }).map(async (name) => rm(join(folder, name))));
};

/** `docs/pictures/voice-answer-phone-light-ltr.webp`. Entry animations end first. */
export const takePicture = async (page: Page, name: string, look: Look): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 400))");
  const { data } = Captured.parse(await session.send("Page.captureScreenshot", { format: "webp", quality }));
  await session.detach();
  await writeFile(join(folder, `${name}-${look.name}.webp`), Buffer.from(data, "base64"));
};
