/** Pages without an origin: a file on somebody's disk, and a frame in a sandbox. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "chai";
import type { BrowserContext, Frame, Page } from "playwright-core";
import { agentOfBakery, answerFor, oneLine, startBakerySite } from "./support/bakery-site.ts";
import { silentMicrophone } from "./support/microphones.ts";

const aFile = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), "lectern-page-")), "page.html");
  const title = '<!doctype html><html lang="en"><meta charset="utf-8"><title>The bakery</title>';
  writeFileSync(file, `${title}${oneLine("bakery")}<main><h1>The bakery</h1><a href="#bread">Bread</a></main>`);
  return pathToFileURL(file).href;
};

describe("the one line on a page without an origin", () => {
  let context: BrowserContext;
  let logged: string[];

  beforeEach(async () => {
    context = await (await silentMicrophone()).newContext();
    logged = [];
    context.on("console", (message) => logged.push(message.text()));
    context.on("weberror", (error) => logged.push(`uncaught: ${error.error().message}`));
    await answerFor(context, () => agentOfBakery);
  });
  afterEach(async () => context.close());

  /** The agent can be opened and put away, the page's own links work, and the console has one sentence. */
  const expectHarmless = async (where: Page | Frame, sentence: string): Promise<void> => {
    const opener = where.getByRole("button", { name: "Ask us" });
    await opener.click();
    await where.getByRole("button", { name: "Close" }).click();
    await opener.waitFor();
    expect(logged.filter((text) => text.includes(sentence))).to.have.length(1);
    expect(
      logged.filter((text) => !text.includes(sentence)),
      "and nothing else",
    ).to.deep.equal([]);
    await where.getByRole("link", { name: "Bread" }).click();
    await where.waitForURL(/bread$/);
  };

  it("says of a file that it cannot have the microphone, and breaks nothing", async () => {
    const page = await context.newPage();
    await page.goto(aFile());
    await expectHarmless(page, "cannot have the microphone on a page that is opened as a file");
  });

  it("says of a frame in a sandbox that it is in a frame, and breaks nothing without storage", async () => {
    const frameTag = '<iframe title="Inner" sandbox="allow-scripts" src="/inner" width="600" height="600"></iframe>';
    await using site = await startBakerySite(() => ({ body: (path) => (path === "/" ? frameTag : oneLine("bakery")) }));
    const page = await context.newPage();
    await page.goto(site.at("/"));
    const frame = page.frames().find((one) => one.url().endsWith("/inner"));
    if (frame === undefined) throw new Error("There is no frame.");
    await expectHarmless(frame, "is in a frame");
  });
});
