import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";
import type { Fields } from "../../../support/projects.ts";
import { voiceControl } from "../../../support/control-voice.ts";
import { useTabs } from "../../support/tabs.ts";
import { startCustomerSite, type CustomerSite } from "./customer-site.ts";
import { watchPages } from "./witness.ts";

export interface TalkOptions {
  readonly project?: Fields;
  readonly profile?: Fields;
  /** More attributes of the tag. */
  readonly tag?: string;
  readonly body?: (tag: string) => string;
  readonly permissionsPolicy?: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** What somebody can do who sits in front of the page. */
export interface Talk {
  readonly page: Page;
  readonly visitor: Visitor;
  readonly start: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
  /** Waits until the status says so. */
  readonly status: (text: string) => Promise<void>;
  /** Waits for words in the transcript. */
  readonly caption: (text: string) => Promise<void>;
  readonly cards: Locator;
}

/** For a `describe`: people with a conversation on a customer's page. */
export const useTalks = (browser: () => Promise<Browser>): { readonly open: (options?: TalkOptions) => Promise<Talk> } => {
  const tabs = useTabs(browser);
  let site: CustomerSite | undefined;

  before(async () => {
    site = await startCustomerSite();
  });
  after(async () => site?.[Symbol.asyncDispose]());
  afterEach(async () => voiceControl.reset());

  return {
    open: async ({
      project,
      profile,
      tag = 'placement="destination_page"',
      body = (voice: string) => voice,
      permissionsPolicy,
      prepare,
    } = {}) => {
      const visitor = await aVisitor(await aVoiceProject(project), profile);
      const context = await tabs.newPerson();
      await context.addInitScript(`window.lectern = { getIdToken: async () => ${JSON.stringify(visitor.token)} }`);
      await watchPages(context);
      await prepare?.(context);
      const voice = `<lectern-voice project="${visitor.projectId}" ${tag}></lectern-voice>`;
      const page = await tabs.open(context, site?.page(body(voice), permissionsPolicy) ?? "");
      return talkOn(page, visitor);
    },
  };
};

const talkOn = (page: Page, visitor: Visitor): Talk => ({
  page,
  visitor,
  start: async () => page.getByRole("button", { name: "Talk with us" }).click(),
  type: async (text) => {
    await page.getByRole("textbox", { name: "Type a message" }).fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  },
  end: async () => page.getByRole("button", { name: "End", exact: true }).click(),
  status: async (text) => page.getByRole("status").filter({ hasText: text }).waitFor(),
  caption: async (text) => page.getByRole("list", { name: "Conversation" }).getByRole("listitem").filter({ hasText: text }).waitFor(),
  cards: page.getByRole("region", { name: "Information" }).getByRole("article"),
});
