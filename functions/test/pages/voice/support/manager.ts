import type { Page } from "playwright-core";
import * as z from "zod";

/** The page of the fake of Twilio, and the manager in front of it: the newest call to their phone. */
export interface Manager {
  readonly page: Page;
  readonly phone: string;
  readonly click: (button: "Answer" | "1 Take" | "Hang up") => Promise<void>;
  readonly state: (text: string) => Promise<void>;
}

export const telephonyUrl = process.env["LECTERN_TELEPHONY_URL"] ?? "";

export const managerOn = (page: Page, phone: string): Manager => {
  const call = page.getByRole("listitem").filter({ hasText: phone }).first();
  return {
    page,
    phone,
    click: async (button) => call.getByRole("button", { name: button, exact: true }).click(),
    state: async (text) => call.filter({ hasText: text }).waitFor(),
  };
};

/** The manager takes the call and presses the key. */
export const answerPhone = async ({ state, click }: Manager): Promise<void> => {
  await state("Ringing…");
  await click("Answer");
  await state("Press a key");
  await click("1 Take");
  await state("Talking");
};

/** Calls the control path of the fake. */
export const controlTelephony = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${telephonyUrl}/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** How many browsers are connected to the fake. */
export const openSockets = async (): Promise<number> =>
  z.object({ sockets: z.number() }).parse(await controlTelephony("GET", "sockets")).sockets;
