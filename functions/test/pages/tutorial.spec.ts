/** docs/tutorial.md, followed in a project of the test's own: what is typed, pressed and seen stands there. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect } from "chai";
import type { Page } from "playwright-core";
import { project as demo } from "../../local/seed/seed-project.ts";
import { readPortOffset } from "../../local/stack/firebase-config.ts";
import { repositoryDir } from "../../local/stack/paths.ts";
import { close, listen } from "../support/listening.ts";
import { aLivePage, aProject } from "../support/projects.ts";
import { anAuthor, signIn, toEditorTab } from "./support/editor-page.ts";
import { press } from "./support/publishing.ts";
import { useTabs } from "./support/tabs.ts";

const text = readFileSync(join(repositoryDir, "docs/tutorial.md"), "utf8");

/** What the reader types, in order. */
const [sentence = "", aboutKayaks = "", aboutDogs = "", answer = ""] = [...text.matchAll(/^> (.*)$/gm)].map(([, typed]) => typed);

/** What the reader presses or opens. */
const named = (name: string): string => {
  expect(text).to.include(`**${name}**`);
  return name;
};

/** What the reader sees. */
const seen = (words: string): string => {
  expect(text.replaceAll("\n", " ")).to.include(`*${words}*`);
  return words;
};

const offset = readPortOffset(process.env);

/** The tutorial's own page, with the ports and the project of this test. */
const pageFor = (projectId: string): string => {
  const [, html = ""] = /```html\n([^]*?)```/.exec(text) ?? [];
  expect(html).to.include("?project=demo");
  return html
    .replaceAll(/127\.0\.0\.1:(\d+)/g, (_, port: string) => `127.0.0.1:${Number(port) + offset}`)
    .replace("?project=demo", `?project=${projectId}`);
};

const ask = async (page: Page, question: string): Promise<void> => {
  const field = page.getByRole("textbox", { name: "Type a message" });
  await field.fill(question);
  await field.press("Enter");
};

describe("docs/tutorial.md", () => {
  const tabs = useTabs();

  it("is true of the pages: a sentence is written, published, quoted, and a question is answered by the team @nightly", async () => {
    const { modules, live_agent, visitors } = demo;
    const project = await aProject({ modules, live_agent, visitors });
    await aLivePage(project, { slug: "about", metadata: { title: "About us", slug: "about" } });
    const author = await anAuthor(project.id);
    const person = await tabs.newPerson();

    const page = await tabs.open(person, `/editor/#/${project.id}`);
    await signIn(page, author);
    await page.getByRole("heading", { name: seen("Pages") }).waitFor();
    await page.getByText(named("About us"), { exact: true }).click();
    const tab = toEditorTab(page);
    await tab.typeAtEnd(`\n${sentence}`);
    await page
      .locator(".page-state")
      .filter({ hasText: seen("Unpublished changes") })
      .waitFor();
    await press(page, named("Publish changes…"));
    await page.getByRole("button", { name: named("Publish"), exact: true }).click();
    await page.getByText(seen("It’s live.")).waitFor();
    await page.getByRole("button", { name: seen("Up to date") }).waitFor();

    const server = createServer((_request, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(pageFor(project.id));
    });
    const own = await person.newPage();
    try {
      await own.goto(`http://127.0.0.1:${await listen(server)}/`);
      await press(own, seen("Questions about your bike?"));
      await press(own, named("Write"));
      await own.getByText(seen("Hello, this is Fjell & Fjord Cycles. How can I help?")).first().waitFor();
      await ask(own, aboutKayaks);
      await own.getByRole("blockquote").filter({ hasText: sentence }).waitFor();
      await own
        .getByRole("article")
        .filter({ hasText: seen("About us") })
        .waitFor();
      await ask(own, aboutDogs);
      await own.getByRole("article").filter({ hasText: "Passed on to the team" }).waitFor();

      await page.goto(`/inbox/#/${project.id}`);
      await page.getByRole("listitem").filter({ hasText: aboutDogs }).getByRole("button").click();
      await page.getByRole("textbox", { name: "Answer" }).fill(answer);
      await page.getByRole("button", { name: named("Answer"), exact: true }).click();
      await page.getByRole("listitem").filter({ hasText: aboutDogs }).waitFor({ state: "detached" });

      await ask(own, aboutDogs);
      await own
        .getByText(seen(`The team has answered this: ${answer}`))
        .first()
        .waitFor();
    } finally {
      await close(server);
    }
  });
});
