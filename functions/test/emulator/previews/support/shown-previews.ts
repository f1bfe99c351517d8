import * as z from "zod";
import type { Reply } from "../../../support/api.ts";
import { expectOurs } from "../../../support/replies.ts";
import { stack } from "../../../support/stack-addresses.ts";

const Made = z.strictObject({ url: z.url(), expires_at: z.iso.datetime() });

export const made = (reply: Reply): z.infer<typeof Made> => {
  expectOurs(reply, 200);
  return Made.parse(reply.body);
};

interface Shown {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

export const show = async (url: string, init: RequestInit = {}): Promise<Shown> => {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

/** The page for a link without a draft. */
export const nothing = async (): Promise<string> => (await show(`${stack.hostingUrl}/preview/${"x".repeat(32)}`)).html;
