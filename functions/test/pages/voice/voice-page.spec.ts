import { expect } from "chai";
import { manager } from "../../../../web/shared/demo-people.ts";
import { project } from "../../../scripts/seed/seed-project.ts";
import { firestore } from "../../support/admin-app.ts";
import { voiceControlFor } from "../../support/control-voice.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { useTabs } from "../support/tabs.ts";
import { microphoneThatSays } from "./support/microphones.ts";
import { eventsOf, expectReleased, watchPages } from "./support/witness.ts";

/** Nobody else talks to the demo project's agent. */
const service = voiceControlFor(project.live_agent.instructions);

describe("/voice/", () => {
  const tabs = useTabs(async () => microphoneThatSays("hours", "wait"));
  afterEach(async () => service.forget());
  after(async () => firestore.doc(`users/${manager.uid}`).set({ profile: manager.profile }));

  it("lets a visitor sign in with one click, hear the greeting, ask, see the answer and its source, and change name and language, by talking", async () => {
    await service.hear("When are you open on Saturday?", "My name is Ana Costa and I speak Hebrew");
    const person = await tabs.newPerson();
    await watchPages(person);
    const page = await tabs.open(person, "/voice/");
    const first = page.getByRole("region", { name: /demo/i }).getByRole("button").first();
    expect(await first.innerText(), "who speaks the language of the page").to.include(manager.email);
    await first.click();
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await expectAccessible(page, "before the conversation");
    await page.getByRole("button", { name: "Talk", exact: true }).click();

    const transcript = page.getByRole("list", { name: "Conversation" }).locator("[part~=caption]");
    await transcript.filter({ hasText: "Hello, this is Fjell & Fjord Cycles. How can I help?" }).waitFor();
    await transcript.filter({ hasText: "When are you open on Saturday?" }).waitFor();
    const answer = page.getByRole("article").filter({ hasText: "Saturday: 10:00 to 15:00" });
    await answer.waitFor();
    expect(await answer.getAttribute("dir")).to.equal("ltr");
    expect(await answer.getByRole("link", { name: "Opening hours" }).getAttribute("href"), "the page of the demo site").to.match(
      /opening-hours$/,
    );
    await transcript.filter({ hasText: "10:00 to 15:00" }).waitFor();
    await expectAccessible(page, "with an answer");

    const profile = page.getByRole("article").filter({ hasText: "Ana Costa" });
    await profile.waitFor();
    expect(await profile.getAttribute("dir")).to.equal("rtl");
    expect(await profile.innerText(), "in the new language").to.include("עברית");
    await page
      .locator("[part~=status]")
      .filter({ hasText: /מקשיב|מדבר/ })
      .waitFor();
    await expectAccessible(page, "with cards, in Hebrew");
    const calls = (await eventsOf(page, "tool")).map(({ name, phase }) => `${String(name)} ${String(phase)}`);
    expect(calls).to.deep.equal(["ask called", "ask answered", "update_profile called", "update_profile answered"]);
    await page.getByRole("button", { name: "סיום", exact: true }).click();
    await expectReleased(page);

    await page.getByRole("button", { name: "Home page" }).click();
    await page.waitForURL(/placement=homepage/);
    await page.locator("lectern-voice[placement=homepage]").waitFor();
  });
});
