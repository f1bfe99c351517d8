/** Anonymous visitors of a site with one line: nothing else is on its pages. */
import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import * as z from "zod";
import { identities } from "../../support/admin-app.ts";
import { anOpenProject, limitsOf, userOf } from "../../support/anonymous-visitors.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { useTabs } from "../support/tabs.ts";
import { type BakerySite, oneLine, startBakerySite } from "./support/bakery-site.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { expectReleased, untilTrue, watchPages } from "./support/witness.ts";

const Stored = z.object({ id: z.string(), refresh: z.string(), until: z.number() });

describe("a visitor whom nobody knows", () => {
  const tabs = useTabs(silentMicrophone);
  let site: BakerySite;
  let head = "";

  before(async () => {
    site = await startBakerySite(() => ({ head }));
  });
  after(async () => site[Symbol.asyncDispose]());

  interface Visit {
    readonly context: BrowserContext;
    readonly page: Page;
    /** What Google's sign-in was asked, in order. */
    readonly asked: readonly string[];
  }

  const visit = async (project: string, { path = "/", script = "" } = {}): Promise<Visit> => {
    head = oneLine(project);
    const context = await tabs.newPerson();
    await context.addInitScript(script);
    await watchPages(context);
    const asked: string[] = [];
    context.on("request", (request) => {
      const [, call] = /googleapis\.com\/v1\/(\S+)\?/.exec(request.url()) ?? [];
      if (call !== undefined && request.method() === "POST") asked.push(call);
    });
    const page = await context.newPage();
    await page.goto(site.at(path));
    return { context, page, asked };
  };

  const generous = limitsOf({ sessions: 50, newcomers: 50, perPerson: 50 });

  const talk = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Ask us" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
  };

  const end = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "End", exact: true }).click();
    await expectReleased(page);
  };

  const key = `lectern-visitor ${stack.hostingUrl}`;

  const storedOn = async (page: Page) => Stored.parse(JSON.parse(z.string().parse(await page.evaluate(`localStorage.getItem("${key}")`))));

  const uidOn = async (page: Page): Promise<string> =>
    z.object({ user_id: z.string() }).parse(JSON.parse(Buffer.from((await storedOn(page)).id.split(".")[1] ?? "", "base64url").toString()))
      .user_id;

  /** A day later the ID token is over. */
  const aDayLater = async (page: Page): Promise<void> => {
    await page.evaluate(`localStorage.setItem("${key}", JSON.stringify({ ...JSON.parse(localStorage.getItem("${key}")), until: 1 }))`);
    await page.reload();
  };

  const ended = async (page: Page, sentence: string): Promise<void> =>
    page.locator('[part~="status"]').filter({ hasText: sentence }).waitFor();

  it("gets an identity with the first press, and is the same visitor on the next page, and a day later", async () => {
    const project = await anOpenProject(generous);
    const { page, asked } = await visit(project);
    const opener = page.getByRole("button", { name: "Ask us" });
    await opener.hover();
    await opener.click();
    await page.getByRole("button", { name: "Talk", exact: true }).hover();
    await page.waitForLoadState("networkidle");
    expect([asked, await page.evaluate("localStorage.length")], "who only reads gets none").to.deep.equal([[], 0]);
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
    await end(page);
    const uid = await uidOn(page);
    expect(await userOf({ uid })).to.have.property("visitor");
    await page.goto(site.at("/bread"));
    await talk(page);
    await end(page);
    expect(asked, "a good token is used again").to.deep.equal(["accounts:signUp"]);
    await aDayLater(page);
    await talk(page);
    await end(page);
    expect(asked).to.deep.equal(["accounts:signUp", "token"]);
    expect(await uidOn(page)).to.equal(uid);
  });

  it("goes on with a conversation on the next page", async () => {
    const { page, asked } = await visit(await anOpenProject(generous));
    await talk(page);
    await page.locator('[part~="status"]').filter({ hasText: "Listening" }).waitFor();
    await page.getByRole("button", { name: "Write", exact: true }).click();
    await page.getByRole("textbox", { name: "Type a message" }).fill("I like bikes");
    await page.getByRole("button", { name: "Send" }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "You said: I like bikes" }).waitFor();
    await page.locator('[part~="status"]').filter({ hasText: "Listening" }).waitFor();
    await page.goto(site.at("/bread"));
    await page.locator('[part~="status"]').filter({ hasText: "Your microphone is muted." }).waitFor();
    expect(asked).to.deep.equal(["accounts:signUp"]);
    await page.getByRole("button", { name: "End", exact: true }).click();
  });

  it("is a new one where the identity was removed, and in another browser", async () => {
    const project = await anOpenProject(generous);
    const { page, asked } = await visit(project);
    await talk(page);
    await end(page);
    const uid = await uidOn(page);
    await identities.deleteUser(uid);
    await aDayLater(page);
    await talk(page);
    await end(page);
    expect(asked).to.deep.equal(["accounts:signUp", "token", "accounts:signUp"]);
    expect(await uidOn(page)).not.to.equal(uid);
  });

  it("signs up once where two buttons are pressed in two tabs at once", async () => {
    const { page, context, asked } = await visit(await anOpenProject(generous));
    const other = await context.newPage();
    await other.goto(site.at("/bread"));
    await Promise.all([talk(page), talk(other)]);
    expect(asked).to.deep.equal(["accounts:signUp"]);
    await Promise.all([end(page), end(other)]);
  });

  it("is told in the page's language that too many new visitors have come from one network", async () => {
    const { page, context } = await visit(await anOpenProject(generous), { path: "/nb" });
    await context.route("**/accounts:signUp*", async (route) =>
      route.fulfill({
        status: 400,
        headers: { "access-control-allow-origin": "*" },
        json: { error: { code: 400, message: "TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts. Try again later.", errors: [] } },
      }),
    );
    await context.route("**/favicon.ico", async (route) => route.abort());
    await page.evaluate("console.error = () => undefined");
    await page.getByRole("button", { name: "Talestemmeassistent" }).or(page.locator('[part~="open"]')).first().click();
    await page.locator('[part~="start"]').click();
    await ended(page, "Det har kommet for mange nye besøkende fra nettverket ditt den siste timen. Prøv igjen senere.");
    const errors = await page.evaluate("witness.events.filter(([name]) => name === 'error').map(([, { code }]) => code)");
    expect(errors).to.deep.equal(["too_many_sign_ups"]);
    await expectReleased(page, { tracks: 0, sockets: 0 });
  });

  it("says what the page's App Check says, and nothing else is asked of the page", async () => {
    const script = "window.lectern = { getAppCheckToken: async () => 'checked' }";
    const { page } = await visit(await anOpenProject(generous), { script });
    const [signUp, session] = [/accounts:signUp/, /api\/live\/session$/].map(async (url) =>
      page.waitForRequest((request) => url.test(request.url()) && request.method() === "POST"),
    );
    await talk(page);
    for (const request of [await signUp, await session]) expect(request?.headers()["x-firebase-appcheck"]).to.equal("checked");
    await end(page);
  });

  it("has to sign in where a site is for members", async () => {
    const { page, asked } = await visit(await aVoiceProject());
    await page.getByRole("button", { name: "Ask us" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await ended(page, "Please sign in first.");
    expect(asked).to.deep.equal([]);
    await untilTrue(page, "witness.tracks.length === 0 && witness.contexts.every(({ state }) => state === 'closed')");
  });
});
