import { expect } from "chai";
import type { Page } from "playwright-core";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { hostileCards } from "./support/hostile-cards.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, useTalks } from "./support/talk.ts";
import { eventsOf, expectReleased } from "./support/witness.ts";

/** Answers tool calls in the service's place. */
const answerTools = async (page: Page, answer: object, delayMs = 0): Promise<void> => {
  await page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    return route.fulfill({ json: answer, headers: { "Access-Control-Allow-Origin": "*" } });
  });
};

const callWhenAsked = async ({ service }: Talk, ...names: readonly string[]): Promise<unknown> =>
  service.play([{ when: { text: "card" }, then: names.map((name) => ({ kind: "call" as const, name, args: {} })) }]);

describe("cards", () => {
  const talks = useTalks(silentMicrophone);

  for (const card of hostileCards) {
    it(`show what is in a ${card.card_id} as text, from right to left${nightlyIf(card.card_id !== "profile_card")}`, async () => {
      const talk = await talks.open();
      await callWhenAsked(talk, "ask");
      await answerTools(talk.page, { result: "Here you are.", widget: card });
      await talk.start();
      await talk.caption("Welcome!");
      await talk.type("card");
      const shown = talk.cards.filter({ hasText: "<img src=x" });
      await shown.waitFor();
      expect(await shown.getAttribute("dir")).to.equal("rtl");
      expect(await shown.locator("img, script, iframe, a[href^='javascript:']").count()).to.equal(0);
      await talk.caption("Here you are.");
      await expectAccessible(talk.page, card.card_id);
      await talk.end();
      await expectReleased(talk.page);
    });
  }

  it("replace the card with the same ID, and leave the others @nightly", async () => {
    const talk = await talks.open();
    await callWhenAsked(talk, "ask");
    await answerTools(talk.page, { result: "One.", widget: hostileCards[0] });
    await talk.start();
    await talk.caption("Welcome!");
    for (const answer of ["first", "second"]) {
      await talk.type(`My name is Ana, and my last name is ${answer}. A card, please.`);
      await talk.cards.first().waitFor();
    }
    expect(await talk.cards.count()).to.equal(1);
    await talk.end();
  });
});

describe("tools in a conversation @nightly", () => {
  const talks = useTalks(silentMicrophone);

  it("say what is being done when they take longer than a second, and the conversation goes on", async () => {
    const talk = await talks.open();
    await callWhenAsked(talk, "ask");
    await answerTools(talk.page, { result: "At nine." }, 2_500);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("card");
    await talk.status("Looking on this website…");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    await talk.caption("At nine.");
    expect((await eventsOf(talk.page, "tool")).map(({ phase }) => phase)).to.deep.equal(["called", "answered"]);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("are called side by side when one message asks for several, and each is answered", async () => {
    const talk = await talks.open();
    await callWhenAsked(talk, "update_profile", "update_profile", "ask");
    await answerTools(talk.page, { result: "Done." });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("card");
    await talk.caption("Done.");
    await talk.status("Listening");
    const news = await eventsOf(talk.page, "tool");
    expect(news.slice(0, 3).map(({ phase, name }) => `${String(phase)} ${String(name)}`)).to.deep.equal([
      "called update_profile",
      "called update_profile",
      "called ask",
    ]);
    expect(news.filter(({ phase }) => phase === "answered")).to.have.length(3);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("that the visitor interrupts still show their card", async () => {
    const talk = await talks.open();
    await callWhenAsked(talk, "update_profile");
    await answerTools(talk.page, { result: "Noted.", widget: hostileCards[0] }, 1_500);
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("card");
    await talk.status("One moment…");
    await talk.type("Never mind");
    await talk.cards.first().waitFor();
    await talk.end();
    await expectReleased(talk.page);
  });
});
