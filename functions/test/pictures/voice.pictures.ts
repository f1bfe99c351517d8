import type { BrowserContextOptions } from "playwright-core";
import { texts } from "../../../web/voice/texts/en.ts";
import { stack } from "../support/stack-addresses.ts";
import { hesitation, silentMicrophone } from "../pages/voice/support/microphones.ts";
import { type Talk, useTalks } from "../pages/voice/support/talk.ts";
import { shop } from "./support/shop.ts";
import { desktop, phone, takePicture } from "./support/take-picture.ts";

/** A phone call that never starts: only the card is shown. */
const answerTools = async ({ page }: Talk, answers: readonly object[]): Promise<void> => {
  await page.unroute(`${stack.hostingUrl}/api/live/tools/execute`);
  let count = 0;
  await page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) => {
    if (route.request().method() === "OPTIONS") return route.continue();
    const answer = answers[count++];
    return answer === undefined ? undefined : route.fulfill({ json: answer, headers: { "Access-Control-Allow-Origin": "*" } });
  });
};

const script = [
  { when: { text: shop.question }, then: [{ kind: "call" as const, name: "ask" }] },
  { when: { toolResponse: "ask" }, then: [{ kind: "say" as const, text: shop.answer }] },
  { when: { text: "person" }, then: [{ kind: "call" as const, name: "transfer_to_manager" }] },
];

describe("pictures of the voice element", () => {
  const talks = useTalks(silentMicrophone);

  const open = async (placement: "widget" | "homepage", window: BrowserContextOptions): Promise<Talk> => {
    const talk = await talks.open({
      profile: { language: "en" },
      project: { live_agent: { greeting: shop.greeting, voice: "Kore", instructions: "" } },
      tag: `placement="${placement}" lang="en" heading="${shop.heading}" pages="/{slug}"`,
      slots: shop.slots,
      body: (voice) => `<div lang="en">${shop.body}${voice}</div>`,
      browser: { ...window, deviceScaleFactor: 1 },
      prepare: async (person) => person.addInitScript(hesitation),
    });
    await talk.service.play(script);
    await talk.page.evaluate("Object.assign(document.documentElement.style, { colorScheme: 'light dark', font: '16px/1.6 sans-serif' })");
    if (placement === "widget") await talk.page.getByRole("button", { name: shop.heading }).click();
    await talk.page.getByRole("button", { name: texts.start, exact: true }).click();
    await talk.status(texts.status.asking);
    await talk.page.evaluate("window.answer()");
    await talk.status(texts.status.listening);
    return talk;
  };

  const say = async ({ page }: Talk, text: string): Promise<void> => {
    const field = page.getByRole("textbox", { name: texts.message });
    if (!(await field.isVisible())) await page.getByRole("button", { name: texts.write, exact: true }).click();
    await field.fill(text);
    await page.getByRole("button", { name: texts.send, exact: true }).click();
  };

  it("an answer", async () => {
    const talk = await open("homepage", desktop);
    await answerTools(talk, [{ result: shop.answer, widget: shop.card }]);
    await say(talk, shop.question);
    await talk.cards.first().waitFor();
    await talk.caption(shop.answer);
    await talk.status(texts.status.listening);
    await takePicture(talk.page, "voice-answer");
  });

  it("a call, on a phone", async () => {
    const talk = await open("widget", phone);
    await talk.page.route(/twilio-call/, async () => undefined);
    await answerTools(talk, [{ result: shop.answer, widget: shop.call }]);
    await say(talk, "person");
    await talk.status(texts.status.calling);
    await takePicture(talk.page, "voice-call-phone");
  });
});
