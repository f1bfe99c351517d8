import { expect } from "chai";
import type { Page, Request } from "playwright-core";
import { localVoiceKey } from "../../fakes/voice/settings.ts";
import { storedPage } from "../support/documents.ts";
import { type FakeAppCheck, startFakeAppCheck } from "../support/fake-app-check.ts";
import { type Instance, startInstance } from "../support/instances.ts";
import { aForeignDraft, aProject, type Project } from "../support/projects.ts";
import { aVoiceProject } from "../support/visitors.ts";
import { type DeployedPages, deployPages, type Person, type PersonOptions } from "./support/deployed-pages.ts";
import { anAuthor, type Author, chooseInMenu, type EditorTab, signIn, toEditorTab, untilSignedInAs } from "./support/editor-page.ts";
import { type FakeRecaptcha, fakeRecaptcha } from "./support/fake-recaptcha.ts";

const siteKey = "6LcMadeUpSiteKey_for-tests0000000000000A";

/** Functions that enforce App Check, and the requests that Hosting routes to them. The deployment's other functions do not check it. */
const guarded = [
  ["docsList", /^GET \/api\/projects\/[^/]+\/docs$/],
  ["editRead", /^GET \/api\/projects\/[^/]+\/docs\/edit\/[^/]+$/],
  ["editSave", /^POST \/api\/projects\/[^/]+\/docs\/edit\/save$/],
  ["liveSession", /^POST \/api\/live\/session$/],
] as const;

const lineOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

describe("App Check in the pages of a deployment", () => {
  let keys: FakeAppCheck;
  let instances: readonly Instance[];
  let recaptcha: FakeRecaptcha;
  let people: Person[] = [];
  const deployments = new Map<string, Promise<DeployedPages>>();

  before(async () => {
    keys = await startFakeAppCheck();
    const voice = { GEMINI_API_URL: process.env["LECTERN_VOICE_URL"] ?? "", GEMINI_API_KEY: localVoiceKey };
    const enforce = { APP_CHECK: "enforce", APP_CHECK_URL: keys.url, ...voice };
    instances = await Promise.all(guarded.map(async ([name]) => startInstance(name, enforce)));
  });
  beforeEach(() => {
    recaptcha = fakeRecaptcha(keys, siteKey);
  });
  afterEach("no page asked for more than its policy allows", async () => {
    const complaints = people.flatMap((person) => person.complaints);
    await Promise.all(people.map(async (person) => person[Symbol.asyncDispose]()));
    people = [];
    expect(complaints).to.deep.equal([]);
  });
  after(async () => {
    for (const pages of deployments.values()) (await pages)[Symbol.dispose]();
    await Promise.all(instances.map(async ({ stop }) => stop()));
    await keys.stop();
  });

  const enforced: PersonOptions["serve"] = (request) => instances[guarded.findIndex(([, pattern]) => pattern.test(lineOf(request)))]?.url;

  const aPersonAt = async (serve?: PersonOptions["serve"], key = siteKey): Promise<Person> => {
    const pages = deployments.get(key) ?? deployPages(key);
    deployments.set(key, pages);
    const person = await (await pages).newPerson({ recaptcha, ...(serve !== undefined && { serve }) });
    people.push(person);
    return person;
  };

  interface Desk {
    readonly project: Project;
    readonly draftId: string;
    readonly author: Author;
  }

  const aDesk = async (): Promise<Desk> => {
    const project = await aProject();
    return { project, draftId: await aForeignDraft(project, { content: "# A page\n" }), author: await anAuthor(project.id) };
  };

  const openAt = async ({ context }: Person, path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
    const page = await context.newPage();
    await prepare?.(page);
    await page.goto(path);
    return page;
  };

  const openDraft = async (person: Person, desk: Desk, prepare?: (page: Page) => Promise<unknown>): Promise<EditorTab> => {
    const page = await openAt(person, `/editor/#/${desk.project.id}/drafts/${desk.draftId}`, prepare);
    await signIn(page, desk.author);
    return toEditorTab(page);
  };

  /** Types, saves, and checks what is stored. */
  const edit = async (tab: EditorTab, { project, draftId }: Desk): Promise<void> => {
    await tab.typeAtEnd("more");
    await tab.save();
    expect((await storedPage(project.id, draftId))?.["content"]).to.equal("# A page\nmore");
  };

  /** The calls of functions that enforce App Check: status and token. */
  const guardedCalls = ({ calls }: Person): readonly (readonly [number, string | undefined])[] =>
    calls
      .filter(({ request }) => guarded.some(([, pattern]) => pattern.test(request)))
      .map(({ status, appCheckToken }) => [status, appCheckToken]);

  const pageList = (page: Page) => page.getByRole("heading", { name: "Pages" });

  it("lets an author open and save a draft where it is enforced, with one token for all that is asked", async () => {
    const [person, desk] = [await aPersonAt(enforced), await aDesk()];
    const tab = await openDraft(person, desk);
    await edit(tab, desk);
    await tab.page.getByRole("link", { name: "Pages" }).click();
    await tab.page.getByRole("link", { name: /^Edit A page/ }).waitFor();
    expect(recaptcha.tokens).to.have.length(1);
    expect(new Set(person.calls.map(({ appCheckToken }) => appCheckToken))).to.deep.equal(new Set(recaptcha.tokens));
    expect(guardedCalls(person).map(([status]) => status)).to.deep.equal([200, 200, 200]);
  });

  it("lets a visitor talk where it is enforced @nightly", async () => {
    const person = await aPersonAt(enforced);
    const projectId = await aVoiceProject();
    const visitor = await anAuthor(projectId, "Vera Lund", "member");
    const page = await openAt(person, `/voice/?project=${projectId}&placement=homepage&who=signed-in`);
    await signIn(page, visitor);
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.getByRole("list", { name: "Conversation" }).getByRole("listitem").filter({ hasText: "Welcome!" }).waitFor();
    expect(guardedCalls(person)).to.deep.equal([[200, recaptcha.tokens[0]]]);
    expect(recaptcha.tokens).to.have.length(1);
  });

  it("has one token for all tabs, for a page that is loaded again, and for the next who signs in @nightly", async () => {
    const [person, desk] = [await aPersonAt(enforced), await aDesk()];
    const tab = await openDraft(person, desk);
    await tab.source.waitFor();
    const second = await openAt(person, `/editor/#/${desk.project.id}`);
    await pageList(second).waitFor();
    await second.reload();
    await pageList(second).waitFor();
    await chooseInMenu(second, "Sign out");
    await signIn(second, await anAuthor(desk.project.id, "Ben Dahl"));
    await untilSignedInAs(second, "Ben Dahl");
    await second.getByRole("link", { name: /^Edit A page/ }).waitFor();
    expect(recaptcha.tokens).to.have.length(1);
    expect(new Set(guardedCalls(person).map(([status]) => status))).to.deep.equal(new Set([200]));
  });

  it("has a new token before the last one expires, and after a night @nightly", async () => {
    const [person, desk] = [await aPersonAt(enforced), await aDesk()];
    const tab = await openDraft(person, desk, async (page) => page.clock.install());
    await tab.source.waitFor();
    const exchange = async (): Promise<unknown> => tab.page.waitForResponse(/exchangeRecaptchaEnterpriseToken/);
    await Promise.all([exchange(), tab.page.clock.fastForward("40:00")]);
    expect(recaptcha.tokens).to.have.length(2);
    await Promise.all([exchange(), tab.page.clock.fastForward("09:00:00")]);
    await edit(tab, desk);
    expect(guardedCalls(person).at(-1)).to.deep.equal([200, recaptcha.tokens.at(-1)]);
  });

  it("has a token for the inbox, too @nightly", async () => {
    const [person, desk] = [await aPersonAt(), await aDesk()];
    const page = await openAt(person, `/inbox/#/${desk.project.id}`);
    const listed = page.waitForResponse(/\/api\/projects\/[^/]+\/inbox/);
    await signIn(page, desk.author);
    await listed;
    expect(recaptcha.tokens).to.have.length(1);
    expect(person.calls.map(({ appCheckToken }) => appCheckToken)).to.include(recaptcha.tokens[0]);
  });

  for (const path of ["/editor/", "/inbox/", "/voice/"])
    it(`runs no script of Google's in ${path} where the deployment has no key @nightly`, async () => {
      const person = await aPersonAt(undefined, "");
      const page = await openAt(person, path);
      await page.evaluate(`{
        document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => (document.title = violatedDirective));
        const script = document.createElement("script");
        script.src = "https://www.google.com/recaptcha/about/js/main.min.js";
        document.head.append(script);
      }`);
      await page.waitForFunction(`document.title.startsWith("script-src")`);
      expect(recaptcha.asked).to.deep.equal([]);
      people = people.filter((one) => one !== person);
      await person[Symbol.asyncDispose]();
    });

  it("loads nothing of Google's and sends no token where the deployment has no key @nightly", async () => {
    const [person, desk] = [await aPersonAt(undefined, ""), await aDesk()];
    const asked: string[] = [];
    person.context.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await edit(await openDraft(person, desk), desk);
    const voice = await openAt(person, "/voice/?who=signed-in");
    await voice.getByRole("heading", { name: "About us", level: 1 }).waitFor();
    expect(recaptcha.asked).to.deep.equal([]);
    expect(asked).to.include("/voice/").and.not.to.include("/app-check/recaptcha.js");
    expect(person.calls.map(({ appCheckToken }) => appCheckToken).filter((token) => token !== undefined)).to.deep.equal([]);
    expect(person.calls).not.to.deep.equal([]);
  });

  for (const mode of ["refusal", "blocked", "silence"] as const)
    it(`keeps nobody from working where it is off and there is no token (${mode}) @nightly`, async () => {
      recaptcha.mode = mode;
      const [person, desk] = [await aPersonAt(), await aDesk()];
      const tab = await openDraft(person, desk, async (page) => page.clock.install());
      await untilSignedInAs(tab.page, "Ada Berg");
      if (mode !== "refusal") await tab.page.clock.fastForward(10_000);
      await edit(tab, desk);
      expect(recaptcha.asked).not.to.deep.equal([]);
      expect(new Set(person.calls.map(({ appCheckToken }) => appCheckToken))).to.deep.equal(new Set([undefined]));
    });

  it("says what can be done where it is enforced and there is no token, and loses nothing @nightly", async () => {
    recaptcha.mode = "refusal";
    const desk = await aDesk();
    let isEnforced = false;
    const person = await aPersonAt((request) => (isEnforced ? enforced(request) : undefined));
    const tab = await openDraft(person, desk);
    await tab.source.waitFor();
    isEnforced = true;
    await tab.typeAtEnd("more");
    await tab.page.keyboard.press("Control+s");
    await tab.untilState(/We couldn’t verify your browser\. .+ reload the page/);
    expect(await tab.text()).to.equal("# A page\nmore");
    await tab.page.goto(`/editor/#/${desk.project.id}`);
    await tab.page.getByRole("button", { name: "Leave" }).click();
    await tab.page.getByRole("alert").filter({ hasText: "We couldn’t verify your browser." }).waitFor();

    const page = await openAt(person, `/voice/?project=${await aVoiceProject()}&placement=homepage&who=signed-in`);
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.getByRole("status").filter({ hasText: "Reload the page." }).waitFor();
    expect(new Set(guardedCalls(person).map(([status]) => status))).to.deep.equal(new Set([200, 401]));
  });
});
