/** The pages of docs/embedding.md, as they stand there: only hosts and names are those of this stack. */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { expect } from "chai";
import type { BrowserContext, Page } from "playwright-core";
import { readPortOffset } from "../../../local/stack/firebase-config.ts";
import { functionsDir, repositoryDir } from "../../../local/stack/paths.ts";
import { anOpenProject } from "../../support/anonymous-visitors.ts";
import { close, listen } from "../../support/listening.ts";
import { stack } from "../../support/stack-addresses.ts";
import { aVoiceProject } from "../../support/visitors.ts";
import { silentMicrophone } from "./support/microphones.ts";

const text = readFileSync(join(repositoryDir, "docs/embedding.md"), "utf8");

const sectionOf = (heading: string): string => text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";

const blocksOf = (section: string, language: string): readonly string[] =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, "g"))].map(([, block = ""]) => block);

const [oneLine = ""] = blocksOf(text, "html");

const offset = readPortOffset(process.env);

/** Ports of this stack instead of the usual ones. */
const moved = (documented: string): string =>
  documented.replaceAll(/127\.0\.0\.1:(\d+)/g, (_, port: string) => `127.0.0.1:${Number(port) + offset}`);

const [, localPolicy = ""] = /^\| Policy \| `([^`]*)`.*$/m.exec(sectionOf("Locally")) ?? [];

const google = "wss://generativelanguage.googleapis.com";
const fakeOfGoogle = `ws://127.0.0.1:${9300 + offset}`;

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

  /** Opens it, and collects what its policy refuses. */
  const open = async (body: string, policy: string): Promise<Opened> => {
    const server = createServer((_request, response) => {
      response.setHeader("Content-Security-Policy", policy);
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="en"><title>Your own page</title><main>${body}</main></html>`);
    });
    servers.push(server);
    const port = await listen(server);
    const context = await (await silentMicrophone()).newContext();
    contexts.push(context);
    context.setDefaultTimeout(60_000);
    const refused: string[] = [];
    await context.exposeBinding("complain", (_source, sentence: unknown) => refused.push(String(sentence)));
    await context.addInitScript(`document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      complain(violatedDirective + ": " + blockedURI);
    });`);
    const page = await context.newPage();
    page.on("pageerror", (error) => refused.push(error.message));
    await page.goto(`http://127.0.0.1:${port}/`);
    return { page, refused };
  };

  const talk = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Ask us" }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();
    await page.locator('[part~="caption"]').filter({ hasText: "Welcome!" }).waitFor();
  };

  const lineFor = (project: string): string => oneLine.replace("https://SITE", stack.hostingUrl).replace("=bakery", `=${project}`);

  it("lets anybody talk on this machine, with one line and the policy that stands there", async () => {
    expect(sectionOf("Locally")).to.include("`http://127.0.0.1:5002/embed/v1/lectern-voice.js?project=demo`");
    const { page, refused } = await open(lineFor(await anOpenProject()), `default-src 'none'; ${moved(localPolicy)}`);
    await talk(page);
    expect(refused).to.deep.equal([]);
  });

  it("lets anybody talk with the policy of a deployment", async () => {
    const [documented = ""] = blocksOf(sectionOf("Content-Security-Policy and HTTPS"), "text");
    const policy = documented
      .replaceAll("https://SITE", stack.hostingUrl)
      .replace(google, fakeOfGoogle)
      .replace("https://identitytoolkit.googleapis.com https://securetoken.googleapis.com", `http://${stack.authHost}`)
      .replaceAll("\n", " ");
    expect(policy).not.to.include("googleapis");
    const { page, refused } = await open(lineFor(await anOpenProject()), `default-src 'none'; ${policy}`);
    await talk(page);
    expect(refused).to.deep.equal([]);
  });

  it("knows a placement of its own, as it stands there", async () => {
    const [, block = ""] = sectionOf("Where your page decides").split("```html\n");
    const lines = (block.split("```")[0] ?? "").replace("https://SITE", stack.hostingUrl).replace('"demo"', `"${await aVoiceProject()}"`);
    const { page, refused } = await open(lines, `default-src 'none'; ${moved(localPolicy)}`);
    await page.getByRole("button", { name: "Ask us" }).waitFor();
    expect(refused).to.deep.equal([]);
  });

  it("takes of App Check what the packages have, at the version that stands there", () => {
    const [, snippet = ""] = blocksOf(text, "html");
    const imports = [...snippet.matchAll(/import \{ (.*) \} from "https:\/\/www\.gstatic\.com\/firebasejs\/([^/]+)\/(.+)"/g)];
    expect(imports).to.have.length(2);
    const folder = join(functionsDir, "node_modules/firebase");
    for (const [, names = "", version, file = ""] of imports) {
      expect(readFileSync(join(folder, "package.json"), "utf8")).to.include(`"version": "${version}"`);
      const [exported = ""] = /export\s*\{[^}]*\}/.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      for (const name of names.split(", ")) expect(exported, file).to.match(new RegExp(`\\b${name}\\b`));
    }
  });
});
