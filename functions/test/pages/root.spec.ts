import { expect } from "chai";
import { stack } from "../support/stack-addresses.ts";
import { anOpenQuestion } from "../support/inbox-items.ts";
import { aProject } from "../support/projects.ts";
import { expectAccessible } from "./support/accessibility.ts";
import { anAuthor, signIn } from "./support/editor-page.ts";
import { useTabs } from "./support/tabs.ts";

describe("the pages around the product", () => {
  const tabs = useTabs();

  it("begin at the root, which leads to the editor, the demo and the reference", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/");
    await page.getByRole("link", { name: "Talk to the demo shop" }).waitFor();
    expect(await page.getByRole("link", { name: "Open the editor" }).getAttribute("href")).to.equal("/editor/?demo");
    expect(await page.getByRole("link", { name: "The phone of the demo" }).getAttribute("href")).to.match(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const ways = page.locator(".way");
    await expectAccessible(page, "root");
    expect(await Promise.all((await ways.all()).map(async (way) => (await way.boundingBox())?.height))).to.deep.equal([48, 48]);
  });

  it("say nothing of a demo where there is none", async () => {
    const person = await tabs.newPerson();
    let isAsked = (): void => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    await person.route("**/embed/v1/lectern-voice.js", async (route) => {
      await route.fulfill({ status: 200 });
      isAsked();
    });
    const page = await tabs.open(person, "/");
    await asked;
    await page.getByRole("link", { name: "API reference" }).waitFor();
    expect(await page.getByRole("link", { name: "demo" }).count()).to.equal(0);
    expect(await page.getByRole("link", { name: "Open the editor" }).getAttribute("href")).to.equal("/editor/");
  });

  it("speak the reader's language, in its direction", async () => {
    const page = await tabs.open(await tabs.newPerson({ locale: "he-IL" }), "/");
    await page.getByRole("link", { name: "פתיחת העורך" }).waitFor();
    expect(await page.locator("html").getAttribute("dir")).to.equal("rtl");
    await expectAccessible(page, "root-he");
  });

  it("speak English where the reader's language cannot be loaded", async () => {
    const person = await tabs.newPerson({ locale: "he-IL" }, /\/he-\w+\.js/);
    await person.route(/\/he-\w+\.js/, async (route) => route.fulfill({ status: 404 }));
    const missing = person.waitForEvent("response", (response) => /\/he-\w+\.js/.test(response.url()));
    const page = await tabs.open(person, "/");
    await missing;
    await page.getByRole("link", { name: "Talk to the demo shop" }).waitFor();
    expect(await page.locator("html").getAttribute("dir")).not.to.equal("rtl");
  });

  it("have one that says what is missing, and leads to the root", async () => {
    const response = await fetch(`${stack.hostingUrl}/nothing/here`);
    expect(response.status).to.equal(404);
    const page = await tabs.open(await tabs.newPerson({}, /nothing/), "/nothing/here");
    await expectAccessible(page, "missing-page");
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await page.getByRole("link", { name: "Open the editor" }).waitFor();
  });

  it("have a reference with one left edge", async () => {
    const page = await tabs.open(await tabs.newPerson(), "/reference/");
    const titles = page.locator(".info .title, .info .description p, .opblock-tag, .opblock-tag small");
    await titles.last().waitFor();
    const edges = await Promise.all((await titles.all()).map(async (title) => (await title.boundingBox())?.x));
    expect(new Set(edges).size).to.equal(1);
  });

  it("say in every bar how many items wait, and find pages from everywhere", async () => {
    const project = await aProject();
    await anOpenQuestion(project.id);
    const page = await tabs.open(await tabs.newPerson(), `/inbox/#/${project.id}/statistics`);
    await signIn(page, await anAuthor(project.id));
    const badge = page.getByRole("link", { name: "Inbox", exact: true }).locator(".badge");
    await badge.filter({ hasText: "1" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Find pages and commands" }).waitFor();
    expect(page.url(), "a reload does not open it again").to.match(/\/editor\/#\/[^?]*$/);
    await badge.filter({ hasText: "1" }).waitFor();
  });
});
