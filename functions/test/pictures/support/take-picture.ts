import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import * as z from "zod";
import { repositoryDir } from "../../../local/stack/paths.ts";

/** The windows of the pictures, in CSS pixels. */
export const desktop = { viewport: { width: 1100, height: 740 }, colorScheme: "dark" } as const;
export const phone = { viewport: { width: 390, height: 780 }, colorScheme: "light" } as const;

/** Small enough for a repository, good enough to judge by. */
const quality = 60;

const Captured = z.object({ data: z.string() });

/** `docs/pictures/<name>.webp`. Entry animations end first. */
export const takePicture = async (page: Page, name: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 400))");
  const { data } = Captured.parse(await session.send("Page.captureScreenshot", { format: "webp", quality }));
  await session.detach();
  await writeFile(join(repositoryDir, "docs/pictures", `${name}.webp`), Buffer.from(data, "base64"));
};
