import { expect } from "chai";
import type { Page } from "playwright-core";
import { firestore } from "../../support/admin-app.ts";
import { hold } from "../support/desk.ts";
import { anInbox, begin, choose, item, pane } from "../support/inbox-page.ts";
import { useTabs } from "../support/tabs.ts";

describe("writing in the inbox while the network is slow", () => {
  const tabs = useTabs();

  const isReadOnly = async (page: Page, text: string): Promise<boolean> =>
    (await pane(page, text).getByRole("textbox").getAttribute("readonly")) !== null;

  it("takes every key about one item while another is being saved, and saves both", async () => {
    const { projectId, page } = await anInbox(tabs, "/questions");
    await begin(page, "kayaks", "Answer");
    await page.keyboard.type("On Fridays.");
    const letGo = await hold(page, "**/inbox/*");
    await pane(page, "kayaks").getByRole("button", { name: "Answer", exact: true }).click();
    expect(await isReadOnly(page, "kayaks"), "what is being sent cannot be changed").to.equal(true);
    expect(await pane(page, "kayaks").getByRole("button", { name: "No answer needed" }).count(), "or dropped").to.equal(0);
    const note = await begin(page, "tents", "Note");
    await page.keyboard.type("Ask Ole.");
    expect(await note.inputValue()).to.equal("Ask Ole.");
    await pane(page, "tents").getByRole("button", { name: "Save" }).press("Enter");
    letGo();
    await item(page, "kayaks").waitFor({ state: "detached" });
    await (await choose(page, "tents")).getByText("Ask Ole.", { exact: true }).waitFor();
    const stored = await firestore.collection(`projects/${projectId}/questions`).get();
    expect(stored.docs.map((record): unknown => record.get("answer") ?? record.get("note"))).to.have.members(["On Fridays.", "Ask Ole."]);
  });

  it("takes every key while another item is being closed, and the keyboard stays @nightly", async () => {
    const { page } = await anInbox(tabs, "/questions");
    const letGo = await hold(page, "**/inbox/*");
    await (await choose(page, "tents")).getByRole("button", { name: "No answer needed" }).click();
    const answer = await begin(page, "kayaks", "Answer");
    await page.keyboard.type("On ");
    letGo();
    await item(page, "tents").waitFor({ state: "detached" });
    await page.keyboard.type("Fridays.");
    expect(await answer.inputValue()).to.equal("On Fridays.");
  });

  it("opens one page about a question, however often its template is chosen @nightly", async () => {
    const { projectId, page } = await anInbox(tabs, "/questions");
    await firestore.doc(`projects/${projectId}/templates/offer`).set({ name: "Offer", fields: [] });
    await (await choose(page, "kayaks")).getByRole("button", { name: "Write a page instead" }).click();
    const letGo = await hold(page, "**/docs/edit/save");
    await page.getByRole("button", { name: "Offer" }).dblclick();
    expect(await isReadOnly(page, "kayaks"), "nothing is typed that would be lost").to.equal(true);
    letGo();
    await page.waitForURL(/\/editor\/#\/.*\/drafts\//);
    expect((await firestore.collection(`projects/${projectId}/documents`).get()).size).to.equal(1);
  });
});
