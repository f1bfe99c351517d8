import type { Locator, Page } from "playwright-core";
import { texts } from "../../../../web/voice/texts/en.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

/** The browser's answer to a request for the microphone, and its permission state. */
const answers = (errorName: string, permission: "denied" | "prompt" | "granted"): string => `if (isSecureContext) {
  MediaDevices.prototype.getUserMedia = async () => { throw new DOMException("No", "${errorName}"); };
  Permissions.prototype.query = async () => ({ state: "${permission}" });
}`;

const states = {
  denied: answers("NotAllowedError", "denied"),
  dismissed: answers("NotAllowedError", "prompt"),
  not_found: answers("NotFoundError", "granted"),
  in_use: answers("NotReadableError", "granted"),
  blocked_by_policy: answers("SecurityError", "prompt"),
  insecure_page: "delete Navigator.prototype.mediaDevices",
  // The context for the loudspeaker is created first.
  unsupported:
    "if (isSecureContext) { const Real = AudioContext; window.AudioContext = class extends Real { constructor(...given) { if (given.length === 0) throw new DOMException('No', 'NotSupportedError'); super(...given); } }; }",
} as const satisfies Readonly<Record<keyof typeof texts.microphone, string>>;

const byText = (page: Page, text: string): Locator => page.getByText(text, { exact: true });

describe("a microphone that is", () => {
  const talks = useTalks(silentMicrophone);

  for (const state of ["denied", "dismissed", "not_found", "in_use", "blocked_by_policy", "insecure_page", "unsupported"] as const) {
    it(`${state} has a sentence and a way on that everybody can read and use${nightlyIf(state !== "denied")}`, async () => {
      const talk = await talks.open({ prepare: async (context) => context.addInitScript(states[state]) });
      await talk.start();
      await talk.caption("Welcome!");
      await byText(talk.page, texts.microphone[state]).waitFor();
      await talk.status(texts.status.textOnly);
      await expectAccessible(talk.page, `microphone-${state}`);
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
      await talk.end();
      await expectReleased(talk.page, { tracks: 0 });
    });
  }
});

/** The visitor is put through, but the phone's script never loads. */
const callCard = {
  result: "I am putting you through.",
  widget: {
    type: "call",
    card_id: "transfer_call",
    dir: "ltr",
    data: { transfer_id: "1", access_token: "token", expires_at: "2026-11-22T10:30:00.000Z", state: "caller_waiting" },
    labels: { title: "Calling Fjell & Fjord", state: "Waiting", hang_up: "Hang up" },
  },
};

describe("a phone call that is being connected", () => {
  const talks = useTalks(silentMicrophone);

  it("can be read, and left, by everybody", async () => {
    const talk = await talks.open();
    await talk.service.play([{ when: { text: "manager, please" }, then: [{ kind: "call", name: "transfer_to_manager" }] }]);
    await talk.page.route(/twilio-call/, async () => undefined);
    await talk.page.route(`${stack.hostingUrl}/api/live/tools/execute`, async (route) =>
      route.request().method() === "OPTIONS"
        ? route.continue()
        : route.fulfill({ json: callCard, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("The manager, please");
    await talk.status(texts.status.calling);
    await expectAccessible(talk.page, "phone call, connecting");
    // The tool no longer puts anybody through.
    await talk.page.unroute(`${stack.hostingUrl}/api/live/tools/execute`);
    await talk.page.getByRole("button", { name: "Hang up" }).click();
    await talk.page.getByRole("button", { name: texts.write, exact: true }).waitFor();
    await talk.end();
    await expectReleased(talk.page);
  });
});
