import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";
import type { Fields, Project } from "../../../support/projects.ts";
import { type VoiceOfOne, voiceControlFor } from "../../../support/control-voice.ts";
import { useTabs } from "../../support/tabs.ts";
import { startCustomerSite, type CustomerSite } from "./customer-site.ts";
import { watchPages } from "./witness.ts";

export interface TalkOptions {
  readonly project?: Fields & {
    readonly live_agent?: { readonly greeting: string; readonly voice: string; readonly instructions: string };
  };
  /** Writes pages of the site before anybody visits it. */
  readonly publish?: (project: Project) => Promise<unknown>;
  readonly profile?: Fields;
  /** More attributes of the tag. */
  readonly tag?: string;
  /** The content between its opening and closing tags. */
  readonly slots?: string;
  readonly body?: (tag: string) => string;
  readonly permissionsPolicy?: string;
  /** Where the page's policy lets its scripts connect to. */
  readonly connect?: string;
  /** How the visitor's browser is set. */
  readonly browser?: BrowserContextOptions;
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
  /** URLs of files that the test removes, or complaints about what the page may not do. */
  readonly missing?: RegExp;
}

/** What a visitor can do on the page. */
export interface Talk {
  readonly page: Page;
  readonly visitor: Visitor;
  /** The fake of Gemini, for this conversation only. */
  readonly service: VoiceOfOne;
  readonly start: () => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly end: () => Promise<void>;
  /** Waits for this status. */
  readonly status: (text: string) => Promise<void>;
  /** Waits for words in the transcript. */
  readonly caption: (text: string) => Promise<void>;
  readonly cards: Locator;
  /** The same visitor in another tab of the same browser. */
  readonly anotherTab: () => Promise<Talk>;
}

/** For a `describe`: people with a conversation on a customer's page. */
export const useTalks = (launched: () => Promise<Browser>): { readonly open: (options?: TalkOptions) => Promise<Talk> } => {
  const tabs = useTabs(launched);
  let site: CustomerSite | undefined;

  before(async () => {
    site = await startCustomerSite();
  });
  after(async () => site?.[Symbol.asyncDispose]());

  return {
    open: async ({
      project,
      publish,
      profile,
      tag = 'placement="destination_page"',
      slots = "",
      body = (voice: string) => voice,
      permissionsPolicy,
      connect,
      browser,
      prepare,
      missing,
    } = {}) => {
      // Names this conversation, so that settings apply to it only.
      const scope = `Only for ${crypto.randomUUID()}.`;
      const agent = { greeting: "Welcome!", voice: "Kore", instructions: "Be kind.", ...project?.live_agent };
      const id = await aVoiceProject({ ...project, live_agent: { ...agent, instructions: `${agent.instructions} ${scope}` } });
      const service = voiceControlFor(scope);
      await publish?.({ id, templateId: "article" });
      const visitor = await aVisitor(id, profile);
      const context = await tabs.newPerson(browser, missing);
      await context.addInitScript(`window.lectern = { getIdToken: async () => ${JSON.stringify(visitor.token)} }`);
      await watchPages(context);
      await prepare?.(context);
      const voice = `<lectern-voice project="${visitor.projectId}" ${tag}>${slots}</lectern-voice>`;
      const openTab = async (): Promise<Talk> => {
        const page = await tabs.open(context, site?.page(body(voice), { permissions: permissionsPolicy, connect }) ?? "");
        // The script that a page loads makes the element a moment later.
        await page.evaluate(
          "Promise.race([customElements.whenDefined('lectern-voice').then(() => true), new Promise((go) => setTimeout(go, 3_000))])",
        );
        return talkOn(page, { visitor, service, anotherTab: openTab });
      };
      return openTab();
    },
  };
};

const talkOn = (page: Page, shared: Pick<Talk, "visitor" | "service" | "anotherTab">): Talk => ({
  page,
  ...shared,
  start: async () => page.getByRole("button", { name: "Talk", exact: true }).click(),
  type: async (text) => {
    const field = page.getByRole("textbox", { name: "Type a message" });
    if (!(await field.isVisible())) await page.getByRole("button", { name: "Write", exact: true }).click();
    await field.fill(text);
    await page.getByRole("button", { name: "Send" }).click();
  },
  end: async () => page.getByRole("button", { name: "End", exact: true }).click(),
  // The status in a word, or the current activity.
  status: async (text) => page.locator('[part~="status"], [part~="working"]').filter({ hasText: text, visible: true }).first().waitFor(),
  caption: async (text) => page.locator('[part~="caption"]').filter({ hasText: text }).waitFor(),
  cards: page.locator('[part~="transcript"]').getByRole("article"),
});
