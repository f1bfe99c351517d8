import { expect } from "chai";
import { voiceControl } from "../../support/control-voice.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { useTabs } from "../support/tabs.ts";
import { microphoneThatSays } from "./support/microphones.ts";
import { eventsOf, expectReleased, watchPages } from "./support/witness.ts";

describe("/voice/", () => {
  const tabs = useTabs(async () => microphoneThatSays("hours"));
  afterEach(async () => voiceControl.reset());

  it("lets a visitor sign in with one click, speak, hear an answer, and change name and language", async () => {
    await voiceControl.hear("When are you open on Saturday?");
    const person = await tabs.newPerson();
    await watchPages(person);
    const page = await tabs.open(person, "/voice/");
    await page.getByRole("button", { name: "member@example.com" }).click();
    await page.getByRole("button", { name: "Talk with us" }).waitFor();
    await expectAccessible(page, "before the conversation");
    await page.getByRole("button", { name: "Talk with us" }).click();

    const transcript = page.getByRole("list", { name: "Conversation" }).getByRole("listitem");
    await transcript.filter({ hasText: "Hello" }).waitFor();
    await transcript.filter({ hasText: "When are you open on Saturday?" }).waitFor();
    while (!(await eventsOf(page, "tool")).some(({ name, phase }) => name === "ask" && phase === "answered"))
      await page.evaluate("new Promise(requestAnimationFrame)");

    await page.getByRole("textbox", { name: "Type a message" }).fill("My name is Ana Costa and I speak Hebrew");
    await page.keyboard.press("Enter");
    const profile = page.getByRole("article").filter({ hasText: "Ana Costa" });
    await profile.waitFor();
    expect(await profile.getAttribute("dir")).to.equal("rtl");
    await page
      .getByRole("status")
      .filter({ hasText: /מקשיב|מדבר/ })
      .waitFor();
    await expectAccessible(page, "with cards, in Hebrew");
    await page.getByRole("button", { name: "סיום", exact: true }).click();
    await expectReleased(page);
  });
});
