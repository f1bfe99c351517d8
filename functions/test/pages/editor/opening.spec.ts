import { expect } from "chai";
import type { Page } from "playwright-core";
import * as z from "zod";
import { storedDrafts } from "../../support/documents.ts";
import { aForeignDraft, aProject, type Project } from "../../support/projects.ts";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hold } from "../support/desk.ts";
import { anAuthor, openEditor, signIn, toEditorTab } from "../support/editor-page.ts";
import { useTabs } from "../support/tabs.ts";

const Film = z.object({
  scenes: z.array(z.object({ shows: z.string(), titleTop: z.number(), textTop: z.number() })),
  shifts: z.array(z.string()),
});

/** Records what each frame shows, if it is not what the last one showed, and how much moves without having been pressed. */
const record = `(() => {
  const find = (...names) => names.reduce((root, name) => { const found = root?.querySelector(name); return found?.shadowRoot ?? found; }, document);
  const topOf = (element) => Math.round(element?.getBoundingClientRect().top ?? -1);
  globalThis.film = { scenes: [], shifts: [] };
  const look = () => {
    const view = find("lectern-editor", "lectern-draft-page", "lectern-draft-view");
    const text = find("lectern-editor", "lectern-draft-page", "lectern-draft-view", "lectern-source");
    const lines = view?.querySelectorAll(".line") ?? [];
    const buttons = find("lectern-editor", "lectern-draft-page", ".bar")?.querySelectorAll("button").length > 0;
    const isLooked = text?.querySelector(".cm-heading-line") && text.querySelector(".cm-link");
    const shows = [lines.length > 0 && "lines", text && (isLooked ? "text" : "Markdown"), buttons && "buttons"].filter(Boolean).join(" ");
    const scene = { shows, titleTop: topOf(view?.querySelector("lectern-title")), textTop: topOf(text?.querySelector(".cm-line") ?? lines[0]) };
    if (JSON.stringify(scene) !== JSON.stringify(film.scenes.at(-1))) film.scenes.push(scene);
    requestAnimationFrame(look);
  };
  look();
  const placeOf = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  const see = ({ hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    film.shifts.push(...sources.map(({ node, previousRect, currentRect }) =>
      [node?.nodeName, node?.className, placeOf(previousRect), placeOf(currentRect)].join(" ")));
  };
  new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type: "layout-shift" });
})()`;

/** An uploaded picture's address says how large it is. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><rect width="1200" height="500" fill="#7fa08c"/></svg>`;
const pictureAddress = `${stack.hostingUrl}/media/site/${"a".repeat(40)}-1200x500.png`;

const content = [
  "## What we do",
  "We repair **bicycles** of [every make](https://example.com/).",
  `![A bicycle](${pictureAddress})`,
  "> Said by somebody.",
  "- one\n- two\n",
].join("\n\n");

const nextFrames = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))";

describe("a page that is opened", () => {
  const tabs = useTabs();

  const openList = async (project: Project, options = {}): Promise<Page> => {
    const person = await tabs.newPerson(options);
    return openEditor(tabs, person, await anAuthor(project.id), `#/${project.id}`);
  };

  for (const width of [1280, 390])
    it(`shows its title and lines, then its text once, as it will be, and nothing moves, ${width} px wide`, async () => {
      const project = await aProject();
      await aForeignDraft(project, { slug: "about", metadata: { title: "About us", slug: "about" }, content: content.repeat(8) });
      const page = await openList(project, { viewport: { width, height: 800 }, reducedMotion: "no-preference" });
      const row = page.getByRole("link", { name: /^Edit About/ });
      await row.waitFor();
      await page.waitForLoadState("networkidle");
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const letGo = await hold(page, "**/docs/edit/*");
      const letPictureGo = Promise.withResolvers<undefined>();
      await page.route(pictureAddress, async (route) => {
        await letPictureGo.promise;
        await route.fulfill({ contentType: "image/svg+xml", body: picture });
      });
      await page.evaluate(record);
      await row.click();
      await page.getByRole("textbox", { name: "Title" }).waitFor();
      await page.evaluate(nextFrames);
      // On a slow machine, what replaces the list is no answer to the press any more.
      await page.evaluate("film.shifts = []");
      letGo();
      await toEditorTab(page).source.waitFor();
      await page.evaluate(nextFrames);
      letPictureGo.resolve(undefined);
      await page.waitForLoadState("networkidle");
      await page.evaluate(nextFrames);
      const { scenes, shifts } = Film.parse(await page.evaluate("film"));
      const [, { titleTop, textTop } = { titleTop: 0, textTop: 0 }] = scenes;
      expect(scenes).to.deep.equal([
        { shows: "", titleTop: -1, textTop: -1 },
        { shows: "lines", titleTop, textTop },
        { shows: "text buttons", titleTop, textTop },
      ]);
      expect(shifts).to.deep.equal([]);
    });

  it("takes what is typed while it is only being begun: the title, the address that follows it, and the text", async () => {
    const project = await aProject();
    const page = await openList(project);
    await page.getByText("Write your first page").waitFor();
    const refused: string[] = [];
    page.on("response", (response) => void (response.ok() || refused.push(response.url())));
    const letGo = await hold(page, "**/templates*");
    await page.getByRole("button", { name: "New page" }).click();
    const { title, source, text, save } = toEditorTab(page);
    await title.and(page.locator(":focus")).waitFor();
    await expectAccessible(page, "opening-new");
    await page.keyboard.type("Winter service");
    await page.keyboard.press("Enter");
    await page.keyboard.type("The chain ");
    letGo();
    await page.getByRole("combobox", { name: "Language" }).waitFor();
    await page.keyboard.type("goes.");
    expect([await title.inputValue(), await text()]).to.deep.equal(["Winter service", "The chain goes."]);
    expect(await source.getAttribute("lang")).to.equal("en");
    await save();
    expect((await storedDrafts(project.id)).map(({ fields }) => [fields?.["slug"], fields?.["content"]])).to.deep.equal([
      ["winter-service", "The chain goes."],
    ]);
    expect(refused, "nothing is asked for that is not there").to.deep.equal([]);
  });

  it("is read and written without its looks where these are late or missing", async () => {
    const project = await aProject();
    const draftId = await aForeignDraft(project, { content });
    const page = await tabs.open(await tabs.newPerson({}, /\/assets\/writing-/), `/editor/#/${project.id}/drafts/${draftId}`);
    const gate = Promise.withResolvers<undefined>();
    await page.route("**/assets/writing-*", async (route) => {
      await gate.promise;
      await route.fulfill({ status: 404, body: "" });
    });
    await signIn(page, await anAuthor(project.id));
    const tab = toEditorTab(page);
    await tab.source.getByText("## What we do").first().waitFor();
    await tab.typeAtEnd("still typed\n");
    await tab.save();
    gate.resolve(undefined);
    await page.getByRole("alert").filter({ hasText: "Part of this page didn’t load" }).waitFor();
    await tab.typeAtEnd("and again\n");
    await tab.save();
  });
});
