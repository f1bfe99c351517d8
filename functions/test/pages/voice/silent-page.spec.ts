import { texts } from "../../../../web/voice/texts/en.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** Runs as a page script: Playwright's scripts count as gestures of the visitor. */
const begin = `addEventListener("load", async () => {
  await customElements.whenDefined("lectern-voice");
  await document.querySelector("lectern-voice").start();
})`;

describe("a page that the browser keeps silent until somebody touches it @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("says so in a conversation that the page's own script has begun, and speaks after one click", async () => {
    const talk = await talks.open({ prepare: async (person) => person.addInitScript(begin) });
    const button = talk.page.getByRole("button", { name: texts.turnOnSound });
    await button.waitFor();
    await talk.caption("Welcome!");
    await expectAccessible(talk.page, "voice-silent");
    await button.click();
    await button.waitFor({ state: "detached" });
    await talk.type("I like bikes");
    await talk.status(texts.status.speaking);
    await talk.caption("You said: I like bikes");
    await talk.status(texts.status.listening);
    await talk.end();
    await expectReleased(talk.page);
  });
});
