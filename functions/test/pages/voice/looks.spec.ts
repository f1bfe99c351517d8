import { expect } from "chai";
import type { Texts } from "../../../../web/voice/texts/en.ts";
import { texts as english } from "../../../../web/voice/texts/en.ts";
import { texts as hebrew } from "../../../../web/voice/texts/he.ts";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { focusedName, tabTo } from "../support/keyboard.ts";
import { keepReconnecting } from "./support/connections.ts";
import { hesitation, silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { expectReleased, untilTrue } from "./support/witness.ts";

const longGreeting = Array.from({ length: 9 }, (_, index) => `Sentence ${index + 1} of a long greeting.`).join(" ");

/** Walks through everything that a visitor can see, and checks each state. */
const walk = async (talk: Talk, texts: Texts, look: (state: string) => Promise<void>): Promise<void> => {
  const press = async (name: string): Promise<void> => talk.page.getByRole("button", { name, exact: true }).click();
  const say = async (text: string): Promise<void> => {
    const field = talk.page.getByRole("textbox", { name: texts.message });
    if (!(await field.isVisible())) await press(texts.write);
    await field.fill(text);
    await press(texts.send);
  };
  await talk.page.getByRole("button", { name: texts.start, exact: true }).waitFor();
  await look("idle");
  await press(texts.start);
  await talk.status(texts.status.asking);
  await look("asking");
  await talk.service.change({ setupDelayMs: 4_000 });
  await talk.page.evaluate("window.answer()");
  await talk.status(texts.status.connecting);
  await look("connecting");
  await talk.status(texts.status.speaking);
  await talk.page.getByText("Sentence 2").waitFor();
  await look("speaking");
  await say("My name is Ana Costa");
  await talk.page.getByRole("article").filter({ hasText: "Ana Costa" }).waitFor();
  await talk.status(texts.status.listening);
  await look("listening, with a card");
  await press(texts.mute);
  await talk.status(texts.status.muted);
  await look("muted");
  await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async () => undefined);
  await say("My name is Ana Costa");
  await talk.status(texts.working.other);
  await look("working");
  await talk.page.evaluate("witness.tracks[0].stop(); witness.tracks[0].dispatchEvent(new Event('ended'))");
  await talk.page.getByText(texts.microphone.not_found).waitFor();
  await look("without a microphone");
  await keepReconnecting(talk.service);
  await talk.status(texts.status.reconnecting);
  await look("reconnecting");
  await press(texts.end);
  await talk.status(texts.ended.stopped);
  await look("ended");
  await talk.service.failMint({ fault: "500", times: 100 });
  await press(texts.startAgain);
  await talk.page.getByRole("button", { name: texts.tryNow }).waitFor();
  await look("busy");
  await press(texts.end);
  await talk.service.forget();
  await talk.service.failMint({ fault: "403", times: 100 });
  await press(texts.startAgain);
  await talk.status(texts.ended.unavailable);
  await look("error");
};

describe("the voice element, however it is looked at", () => {
  const talks = useTalks(silentMicrophone);

  for (const [language, texts] of Object.entries({ en: english, he: hebrew })) {
    it(`is readable by everybody in every state: ${language} @nightly`, async () => {
      const talk = await talks.open({
        profile: { language },
        project: { live_agent: { greeting: longGreeting, voice: "Kore", instructions: "" } },
        tag: `placement="destination_page" lang="${language}"`,
        prepare: async (person) => person.addInitScript(hesitation),
      });
      await walk(talk, texts, async (state) => expectAccessible(talk.page, `voice-${language}-${state}`));
      await expectReleased(talk.page, { sockets: 2 });
    });
  }

  it("moves nothing for who wants less motion @nightly", async () => {
    const talk = await talks.open({
      browser: { reducedMotion: "reduce" },
      project: { live_agent: { greeting: longGreeting, voice: "Kore", instructions: "" } },
    });
    await talk.start();
    await talk.status("Speaking");
    await untilTrue(talk.page, `${form} !== null`);
    expect(await talk.page.evaluate(animations)).to.equal(0);
    const still = await talk.page.evaluate(form);
    await talk.caption("Sentence 2");
    expect(await talk.page.evaluate(form)).to.equal(still);
    await talk.page.emulateMedia({ reducedMotion: "no-preference" });
    await untilTrue(talk.page, `${form} !== ${JSON.stringify(still)}`); // otherwise it moves with the voice
    await talk.end();
    await expectReleased(talk.page);
  });

  it("is used with the keyboard alone: a whole conversation in writing", async () => {
    const talk = await talks.open();
    const { page } = talk;
    await page.getByRole("button", { name: "Talk", exact: true }).waitFor();
    await tabTo(page, "Talk", 20);
    await page.keyboard.press("Enter");
    await talk.caption("Welcome!");
    await tabTo(page, "Write", 20);
    await page.keyboard.press("Enter");
    expect(await focusedName(page), "who wants to write can").to.equal("Type a message");
    await page.keyboard.type("My name is Ana Costa");
    await page.keyboard.press("Enter");
    await talk.cards.filter({ hasText: "Ana Costa" }).waitFor();
    expect(await focusedName(page), "and goes on typing").to.equal("Type a message");
    await page.keyboard.type("I like bikes");
    await page.keyboard.press("Enter");
    await talk.caption("You said: I like bikes");
    await page.keyboard.press("Shift+Tab"); // the card can be folded
    await page.keyboard.press("Shift+Tab");
    expect(await focusedName(page), "what was said can be scrolled").to.equal("Conversation");
    await tabTo(page, "End", 10);
    await page.keyboard.press("Enter");
    await talk.status("The conversation is over.");
    await expectReleased(page);
    expect(await focusedName(page), "the focus is where it goes on").to.equal("Talk again");
  });
});

const form = "(document.querySelector('lectern-voice').shadowRoot.querySelector('.agent-wave')?.getAttribute('d') ?? null)";

const animations =
  "document.querySelector('lectern-voice').shadowRoot.getAnimations().filter(({ playState }) => playState === 'running').length";
