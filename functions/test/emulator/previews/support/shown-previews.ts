import { type PreviewLink, previewLink } from "../../../../answers/publishing.ts";
import type { Reply } from "../../../support/api.ts";
import { expectOurs } from "../../../support/replies.ts";
import { stack } from "../../../support/stack-addresses.ts";

export const made = (reply: Reply): PreviewLink => {
  expectOurs(reply, 200);
  return previewLink.parse(reply.body);
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
