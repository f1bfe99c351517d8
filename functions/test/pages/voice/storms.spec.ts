import { expect } from "chai";
import { aPhone } from "../../emulator/live/transfers/support/transfer-fixture.ts";
import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { fetchAnswer } from "../support/lose-answer.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { type Talk, type TalkOptions, useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

interface Fault {
  readonly options?: TalkOptions;
  /** Breaks something before the conversation begins. */
  readonly cause: (talk: Talk) => Promise<unknown>;
  /** Waits until nothing more happens. */
  readonly reach: (talk: Talk) => Promise<void>;
  /** The largest number of sessions that this takes. */
  readonly sessions: number;
  readonly tools: number;
  readonly sockets: number;
  /** How often the microphone was opened. */
  readonly tracks: number;
}

const answer = async (talk: Talk, path: string, status: number, body: object, headers: object = {}): Promise<void> => {
  await talk.page.route(`${stack.hostingUrl}/api/live/${path}`, async (route) =>
    route.request().method() === "OPTIONS"
      ? route.continue()
      : route.fulfill({
          status,
          json: body,
          headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "Retry-After", ...headers },
        }),
  );
};

/** A refused real socket would be an error on the console. */
const refusingSocket = `if (isSecureContext) window.WebSocket = class {
  static CLOSED = 3;
  constructor() {
    witness.sockets.push(this);
    this.readyState = 3;
    queueMicrotask(() => this.onclose({ code: 1006, reason: "" }));
  }
};`;

const nothing = async (): Promise<void> => undefined;
const noCall = "This browser couldn’t start the phone call.";
const askForPerson = async (talk: Talk): Promise<void> => {
  await talk.type("I want to talk to a manager");
};

/** Asks for a person twice, and gets an answer both times. */
const askInVain = async (talk: Talk): Promise<void> => {
  await talk.caption("Welcome!");
  await askForPerson(talk);
  await talk.page.getByText(noCall).waitFor();
  await talk.status("Listening");
  await askForPerson(talk);
  await talk.type("I like bikes");
  await talk.caption("You said: I like bikes");
};

const faults: Readonly<Record<string, Fault>> = {
  "the part that telephones cannot be loaded": {
    options: { project: { manager_phone: aPhone() }, missing: /twilio-call/ },
    cause: async (talk) => talk.page.route(/twilio-call/, async (route) => route.fulfill({ status: 404 })),
    reach: askInVain,
    sessions: 1,
    tools: 2,
    sockets: 1,
    tracks: 1,
  },
  "no call is ever accepted": {
    options: { project: { manager_phone: aPhone() } },
    cause: async (talk) =>
      talk.page.route("**/api/live/tools/execute", async (route) => {
        const response = await fetchAnswer(route);
        await route.fulfill({ response, body: (await response.text()).replace(/(?<="access_token":")[^"]+/, "abc") });
      }),
    reach: askInVain,
    sessions: 1,
    tools: 3,
    sockets: 3,
    tracks: 1,
  },
  "the voice service refuses every connection": {
    options: { prepare: async (context) => context.addInitScript(refusingSocket) },
    cause: nothing,
    // Without waiting for the pauses.
    reach: async (talk) => {
      for (let refusals = 0; refusals < 7; refusals++) await talk.page.getByRole("button", { name: "Try now" }).click();
      await talk.status("The assistant can’t be reached right now.");
    },
    sessions: 1,
    tools: 0,
    sockets: 8,
    tracks: 1,
  },
  "every token is refused": {
    cause: async (talk) => answer(talk, "session", 401, { error: "No.", code: "unauthenticated" }),
    reach: async (talk) => talk.status("Please sign in first."),
    sessions: 2,
    tools: 0,
    sockets: 0,
    tracks: 1,
  },
  "the service is always busy": {
    cause: async (talk) => answer(talk, "session", 503, { error: "Later.", code: "unavailable" }, { "Retry-After": "1" }),
    reach: async (talk) => talk.status("The assistant can’t be reached right now."),
    sessions: 4,
    tools: 0,
    sockets: 0,
    tracks: 1,
  },
  "tools are always busy": {
    cause: async (talk) => answer(talk, "tools/execute", 503, { error: "Later.", code: "unavailable" }, { "Retry-After": "1" }),
    reach: async (talk) => {
      await talk.caption("Welcome!");
      await talk.type("My name is Ana Costa");
      await talk.caption("This did not work.");
    },
    sessions: 1,
    tools: 4,
    sockets: 1,
    tracks: 1,
  },
  "the microphone is refused": {
    options: {
      prepare: async (context) =>
        context.addInitScript(
          "if (isSecureContext) MediaDevices.prototype.getUserMedia = async () => { throw new DOMException('No', 'NotReadableError'); };",
        ),
    },
    cause: nothing,
    reach: async (talk) => {
      await talk.caption("Welcome!");
      await talk.type("I like bikes");
      await talk.caption("You said: I like bikes");
    },
    sessions: 1,
    tools: 0,
    sockets: 1,
    tracks: 0,
  },
};

describe("nothing is repeated without a pause and an end when", () => {
  const talks = useTalks(silentMicrophone);

  for (const [name, { options, cause, reach, ...most }] of Object.entries(faults)) {
    it(`${name}${nightlyIf(name !== "the voice service refuses every connection")}`, async () => {
      const talk = await talks.open(options);
      const posts: string[] = [];
      talk.page.on("request", (request) => {
        if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
      });
      await cause(talk);
      await talk.start();
      await reach(talk);
      const opened = {
        sessions: posts.filter((path) => path.startsWith("/api/live/session")).length,
        tools: posts.filter((path) => path === "/api/live/tools/execute").length,
        sockets: Number(await talk.page.evaluate("witness.sockets.length")),
        tracks: Number(await talk.page.evaluate("witness.tracks.length")),
      };
      for (const [what, most_] of Object.entries(most)) expect(Reflect.get(opened, what), what).to.be.at.most(most_);
      await talk.page.evaluate("document.querySelector('lectern-voice').stop()");
      await expectReleased(talk.page, { tracks: 0, sockets: 0 });
    });
  }
});
