/** The pages of docs/embedding.md, as they stand there: only hosts and names are those of this stack. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { expect } from "chai";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { readPortOffset } from "../../../scripts/stack/firebase-config.ts";
import { functionsDir, repositoryDir } from "../../../scripts/stack/paths.ts";
import { firestore, identities } from "../../support/admin-app.ts";
import { anOpenProject } from "../../support/anonymous-visitors.ts";
import { close, listen } from "../../support/listening.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { untilTrue } from "./support/witness.ts";

const text = readFileSync(join(repositoryDir, "docs/embedding.md"), "utf8");

const sectionOf = (heading: string): string => text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

const blocksOf = (section: string, language: string): readonly string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, block = ""]) => block);

const [twoLines = ""] = blocksOf(text, "html");

const offset = readPortOffset(process.env);

/** Ports of this stack instead of the usual ones. */
const moved = (documented: string): string =>
  documented.replaceAll(/127\.0\.0\.1:(\d+)/g, (_, port: string) => `127.0.0.1:${Number(port) + offset}`);

const [, localPolicy = ""] = /^\| Policy \| `([^`]*)`.*$/m.exec(sectionOf("Locally")) ?? [];

const google = "wss://generativelanguage.googleapis.com";
const fakeOfGoogle = `ws://127.0.0.1:${9300 + offset}`;

/** Of the blocks, each with some sources of the same directives. */
const joined = (blocks: readonly string[]): string => {
  const directives = new Map<string, string>();
  for (const directive of blocks.join(";").split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name !== "") directives.set(name, `${directives.get(name) ?? ""} ${sources.join(" ")}`);
  }
  return [...directives].map(([name, sources]) => `${name}${sources}`).join("; ");
};

/** What the browser would load from Google comes from the packages, and Firebase's sign-in from its emulator. */
const divert = async (context: BrowserContext): Promise<void> => {
  await context.route("https://www.gstatic.com/firebasejs/**", async (route) => {
    const [, version, file = ""] = /firebasejs\/([^/]+)\/(.*)$/.exec(route.request().url()) ?? [];
    const folder = join(functionsDir, "node_modules/firebase");
    expect(readFileSync(join(folder, "package.json"), "utf8")).to.include(`"version": "${version}"`);
    const headers = { "access-control-allow-origin": "*" };
    await route.fulfill({ path: join(folder, file), contentType: "text/javascript", headers });
  });
  await context.route("https://{identitytoolkit,securetoken}.googleapis.com/**", async (route) => {
    const url = route.request().url().replace("https://", `http://${stack.authHost}/`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
};

/** Where Firebase's sign-in would load more than elsewhere. */
const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

interface Visit extends BrowserContextOptions {
  readonly earlier?: { readonly body: string; readonly use: (page: Page) => Promise<void> };
}

interface Opened {
  readonly page: Page;
  readonly refused: readonly string[];
}

describe("the page of docs/embedding.md", () => {
  const servers: Server[] = [];
  const contexts: BrowserContext[] = [];

  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(async (context) => context.close()));
    await Promise.all(servers.splice(0).map(close));
  });

  /** Opens it, and collects what its policy refuses. `/earlier` is what the same site had before, without a policy. */
  const open = async (body: string, policy: string, { earlier, ...browser }: Visit = {}): Promise<Opened> => {
    const server = createServer((request, response) => {
      if (request.url === "/earlier") {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(`<!doctype html><html lang="en"><title>Your own page</title>${earlier?.body ?? ""}</html>`);
        return;
      }
      response.setHeader("Content-Security-Policy", policy);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="en"><title>Your own page</title><main>${body}</main></html>`);
    });
    servers.push(server);
    const port = await listen(server);
    const context = await (await silentMicrophone()).newContext(browser);
    contexts.push(context);
    context.setDefaultTimeout(60_000);
    await divert(context);
    const refused: string[] = [];
    await context.exposeBinding("complain", (_source, sentence: unknown) => refused.push(String(sentence)));
    await context.addInitScript(`document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      complain(violatedDirective + ": " + blockedURI);
    });`);
    const page = await context.newPage();
    page.on("pageerror", (error) => refused.push(error.message));
    if (earlier !== undefined) {
      await page.goto(`http://127.0.0.1:${port}/earlier`);
      await earlier.use(page);
    }
    await page.goto(`http://127.0.0.1:${port}/`);
    return { page, refused };
  };

  const talk = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Voice assistant" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
  };

  const linesFor = (project: string): string => twoLines.replace("https://SITE", stack.hostingUrl).replace('"demo"', `"${project}"`);

  it("lets a member talk who signs in on this machine, with the policy that stands there", async () => {
    const project = await aVoiceProject();
    const { uid } = await identities.getUserByEmail("manager@example.com");
    await firestore.doc(`projects/${project}/members/${uid}`).set({ role: "member" });
    const [signIn = ""] = blocksOf(sectionOf("Locally"), "html");
    expect(sectionOf("Locally")).to.include("`http://127.0.0.1:5002/embed/v1/lectern-voice.js`");
    const { page, refused } = await open(linesFor(project) + moved(signIn), `default-src 'none'; ${moved(localPolicy)}`);
    await untilTrue(page, "window.lectern !== undefined");
    await talk(page);
    expect(refused).to.deep.equal([]);
  });

  it("lets anybody talk where the project is open to anyone, with what the policy needs for Firebase's sign-in @nightly", async () => {
    const project = await anOpenProject();
    const [signIn = ""] = blocksOf(sectionOf("Visitors without a login"), "html");
    const blocks = blocksOf(sectionOf("Content-Security-Policy and HTTPS"), "text");
    expect(blocks).to.have.length(2);
    const policy = joined([...blocks, "script-src 'nonce-once'"])
      .replaceAll("https://SITE", stack.hostingUrl)
      .replace(google, fakeOfGoogle);
    const script = signIn.replace("<script ", '<script nonce="once" ').replaceAll("YOUR-PROJECT", stack.projectId);
    const { page, refused } = await open(linesFor(project) + script, `default-src 'none'; ${policy}`, { userAgent: phone });
    await talk(page);
    expect(refused).to.deep.equal([]);
  });

  it("knows the visitors again whom the site has signed in with getAuth", async () => {
    const [signIn = ""] = blocksOf(sectionOf("Visitors without a login"), "html");
    const script = signIn.replaceAll("YOUR-PROJECT", stack.projectId);
    const body = script
      .replace(/import \{[^}]*initializeAuth[^}]*\}/, "import { getAuth, signInAnonymously }")
      .replace(/initializeAuth\(.*\);/, "getAuth(app);");
    expect(body).to.include("getAuth(app);").and.not.to.include("initializeAuth");
    const visitors: unknown[] = [];
    const use = async (page: Page): Promise<void> => {
      await untilTrue(page, "window.lectern !== undefined");
      visitors.push(await page.evaluate("lectern.getIdToken({}).then((token) => JSON.parse(atob(token.split('.')[1])).user_id)"));
    };
    const { page } = await open(script, "", { earlier: { body, use } });
    await use(page);
    expect(visitors[0]).to.be.a("string").and.not.equal("");
    expect(visitors[1]).to.equal(visitors[0]);
  });
});
