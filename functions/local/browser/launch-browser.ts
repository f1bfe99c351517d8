import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "./find-browser.ts";

/** A fake speaker and microphone, without hardware and without asking for permission. */
const fakeMedia = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

/** Containers do not allow Chromium's sandbox, and only Lectern's own pages are loaded. */
const noSandbox = "--no-sandbox";

/** `media`: a fake microphone that every page may use, or none. */
export const launchBrowser = async (
  more: readonly string[] = [],
  { media = "allowed" }: { readonly media?: "allowed" | "none" } = {},
): Promise<Browser> => {
  const { path, environment } = await findBrowser(process.env);
  return chromium.launch({
    executablePath: path,
    args: [noSandbox, ...(media === "allowed" ? fakeMedia : []), ...more],
    env: { ...definedOnly(process.env), ...environment },
  });
};

const definedOnly = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));
