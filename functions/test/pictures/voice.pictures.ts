import { texts as english } from "../../../web/voice/texts/en.ts";
import { texts as hebrew } from "../../../web/voice/texts/he.ts";
import { stack } from "../support/stack-addresses.ts";
import { keepReconnecting } from "../pages/voice/support/connections.ts";
import { hesitation, silentMicrophone } from "../pages/voice/support/microphones.ts";
import { type Talk, useTalks } from "../pages/voice/support/talk.ts";
import { emptyAlbum, type Look, looks, takePicture, viewportOf } from "./support/album.ts";
import { type Shop, shops } from "./support/shop-pages.ts";

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

const script = ({ question, answer }: Shop) => [
  { when: { text: question }, then: [{ kind: "call" as const, name: "ask" }] },
  { when: { toolResponse: "ask" }, then: [{ kind: "say" as const, text: answer }] },
  { when: { text: "person" }, then: [{ kind: "call" as const, name: "transfer_to_manager" }] },
];

/** Each of them is shown once. */
const placementOf = ({ isPhone, dir }: Look): "widget" | "modal" | "homepage" | "destination_page" => {
  if (isPhone) return dir === "ltr" ? "widget" : "destination_page";
  return dir === "ltr" ? "homepage" : "modal";
};

describe("pictures of the voice element", () => {
  const talks = useTalks(silentMicrophone);
  before(async () => emptyAlbum("voice"));

  for (const look of looks) {
    it(look.name, async () => {
      const shop = shops[look.dir];
      const placement = placementOf(look);
      const talk = await talks.open({
        profile: { language: shop.language },
        project: { live_agent: { greeting: shop.greeting, voice: "Kore", instructions: "" } },
        tag: `placement="${placement}" lang="${shop.language}" heading="${shop.heading}" pages="/{slug}"`,
        slots: shop.slots,
        body: (voice) => `<div lang="${shop.language}" dir="${look.dir}">${shop.body}${voice}</div>`,
        browser: { viewport: viewportOf(look), colorScheme: look.colorScheme, deviceScaleFactor: 1 },
        prepare: async (person) => person.addInitScript(hesitation),
      });
      await talk.service.play(script(shop));
      await talk.page.evaluate("Object.assign(document.documentElement.style, { colorScheme: 'light dark', font: '16px/1.6 sans-serif' })");
      await walk(talk, shop, look);
    });
  }
});

const walk = async (talk: Talk, shop: Shop, look: Look): Promise<void> => {
  const texts = shop.language === "he" ? hebrew : english;
  const { page } = talk;
  const take = async (state: string): Promise<void> => takePicture(page, `voice-${state}`, look);
  const press = async (name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();
  const say = async (text: string): Promise<void> => {
    const field = page.getByRole("textbox", { name: texts.message });
    if (!(await field.isVisible())) await press(texts.write);
    await field.fill(text);
    await press(texts.send);
  };
  await page
    .getByRole("button", { name: shop.heading })
    .or(page.getByRole("button", { name: texts.start, exact: true }))
    .first()
    .waitFor();
  await take("1-closed");
  if (["widget", "modal"].includes(placementOf(look))) await page.getByRole("button", { name: shop.heading }).click();
  await take("2-invitation");
  await press(texts.start);
  await talk.status(texts.status.asking);
  await take("3-asking");
  await page.evaluate("window.answer()");
  await talk.status(texts.status.speaking);
  await page.getByRole("listitem").first().waitFor();
  await page.evaluate("new Promise((resolve) => setTimeout(resolve, 1500))");
  await take("4-speaking");
  await talk.status(texts.status.listening);
  await take("5-listening");
  await answerTools(talk, []);
  await say(shop.question);
  await talk.status(texts.working.look);
  await take("6-looking-up");
  await answerTools(talk, [{ result: shop.answer, widget: shop.card }]);
  await say(shop.question);
  await talk.cards.first().waitFor();
  await talk.caption(shop.answer);
  await talk.status(texts.status.listening);
  await take("7-answer");
  await press(texts.mute);
  await press(texts.sound);
  await take("8-sound");
  await press(texts.sound);
  await press(texts.unmute);
  await page.evaluate("witness.tracks[0].stop(); witness.tracks[0].dispatchEvent(new Event('ended'))");
  await page.locator("[part=notice]").filter({ hasText: texts.microphone.not_found }).waitFor();
  await take("9-no-microphone");
  await page.route(/twilio-call/, async () => undefined);
  await answerTools(talk, [{ result: shop.answer, widget: shop.call }]);
  await say("person");
  await talk.status(texts.status.calling);
  await take("10-call");
  await page.getByRole("button", { name: shop.call.labels.hang_up }).click();
  await page.getByRole("button", { name: texts.end, exact: true }).waitFor();
  await keepReconnecting(talk.service);
  await talk.status(texts.status.reconnecting);
  await take("11-reconnecting");
  await press(texts.end);
  await talk.status(texts.ended.stopped);
  await take("12-over");
};
