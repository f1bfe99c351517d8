import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import * as z from "zod";
import { repositoryDir } from "../../../../local/stack/paths.ts";
import { until } from "../../../support/until.ts";

/** Twilio's Voice SDK as published. */
const sdk = join(repositoryDir, "web/node_modules/@twilio/voice-sdk/dist/twilio.min.js");

/** The SDK only knows Twilio's hosts. */
const divert = (url: string): string => `window.WebSocket = class extends WebSocket {
  constructor(address, ...given) { super(/^wss:\\/\\/voice-js\\.[a-z]+\\.twilio\\.com\\/signal$/.test(address) ? ${JSON.stringify(url)} : address, ...given); }
};`;

const dial = `window.happened = [];
window.dial = async (token, options) => {
  const device = (window.device = new Twilio.Device(token, { logLevel: "silent", ...options }));
  device.on("error", ({ code }) => happened.push("error " + code));
  device.on("destroyed", () => happened.push("destroyed"));
  const call = (window.call = await device.connect({ params: { page: "home" } }));
  for (const name of ["ringing", "accept", "disconnect", "cancel", "reject", "reconnecting", "reconnected"])
    call.on(name, () => happened.push(name));
}`;

/** A page with nothing but the SDK, with the SDK's default options. */
export interface SdkPage {
  readonly page: Page;
  readonly dial: (token: string, options?: object) => Promise<void>;
  /** Waits until the device or its call has reported these events, in this order, and no others. */
  readonly until: (...events: readonly string[]) => Promise<void>;
}

const Events = z.array(z.string());

export const openSdkPage = async (context: BrowserContext, telephonyUrl: string): Promise<SdkPage> => {
  // The SDK's other requests to Twilio: sounds and statistics.
  await context.route(/^https:\/\/[\w.]+\.twilio\.com\//, async (route) => route.fulfill({ status: 204 }));
  await context.addInitScript(divert(`${telephonyUrl.replace(/^http/, "ws")}/signal`));
  const page = await context.newPage();
  await page.goto(telephonyUrl);
  await page.addScriptTag({ path: sdk });
  await page.evaluate(dial);
  return {
    page,
    dial: async (token, options = {}) => {
      await page.evaluate(`void dial(${JSON.stringify(token)}, ${JSON.stringify(options)})`);
    },
    until: async (...events) => {
      const wanted = events.join(", ");
      await until(async () => {
        const happened = Events.parse(await page.evaluate("happened"));
        if (happened.length > events.length) throw new Error(`There is: ${happened.join(", ")}. Wanted: ${wanted}`);
        return happened.join(", ") === wanted;
      }, wanted);
    },
  };
};
