import { nightlyIf } from "../../support/nightly.ts";
import { stack } from "../../support/stack-addresses.ts";
import { keepReconnecting } from "./support/connections.ts";
import { hesitation, silentMicrophone } from "./support/microphones.ts";
import { type Talk, type TalkOptions, useTalks } from "./support/talk.ts";
import { expectReleased, untilTrue } from "./support/witness.ts";

interface Ending {
  readonly options?: TalkOptions;
  /** The minimum that the conversation has opened by then. */
  readonly opened?: { readonly tracks?: number; readonly sockets?: number };
  /** Brings the conversation to the moment before the end, and then ends it. */
  readonly reach: (talk: Talk) => Promise<void>;
}

const onElement = async ({ page }: Talk, deed: string): Promise<void> => {
  await page.evaluate(`document.querySelector("lectern-voice").${deed}`);
};

const hold = async ({ page }: Talk, path: string): Promise<void> => {
  await page.route(`${stack.hostingUrl}/api/live/${path}`, async (route) =>
    route.request().method() === "OPTIONS" ? route.continue() : undefined,
  );
};

const begin = async (talk: Talk): Promise<void> => {
  await talk.start();
  await talk.caption("Welcome!");
};

const endings: Readonly<Record<string, Ending>> = {
  "by the page": {
    reach: async (talk) => {
      await begin(talk);
      await onElement(talk, "stop()");
    },
  },
  "because the page is left": {
    reach: async (talk) => {
      await begin(talk);
      await talk.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))");
    },
  },
  "because its placement becomes none": {
    reach: async (talk) => {
      await begin(talk);
      await onElement(talk, "setAttribute('placement', 'none')");
    },
  },
  "while the browser asks for the microphone": {
    options: { prepare: async (context) => context.addInitScript(hesitation) },
    opened: { sockets: 0 },
    reach: async (talk) => {
      await talk.start();
      await talk.status("Choose Allow at the top of your browser.");
      await talk.end();
      await talk.page.evaluate("window.answer()");
      await untilTrue(talk.page, "witness.tracks.length === 1");
    },
  },
  "while the token is made": {
    opened: { sockets: 0 },
    reach: async (talk) => {
      await hold(talk, "session");
      await talk.start();
      await talk.status("Connecting…");
      await untilTrue(talk.page, "witness.tracks.length === 1");
      await talk.end();
    },
  },
  "while a busy service is waited for": {
    opened: { sockets: 0 },
    reach: async (talk) => {
      await talk.service.failMint({ fault: "500", times: 100 });
      await talk.start();
      await talk.status("The assistant is busy.");
      await talk.end();
    },
  },
  "while the socket is set up": {
    reach: async (talk) => {
      await talk.service.change({ setupDelayMs: 60_000 });
      await talk.start();
      await untilTrue(talk.page, "witness.sockets.some(({ readyState }) => readyState === 1)");
      await talk.end();
    },
  },
  "while a tool works": {
    reach: async (talk) => {
      await hold(talk, "tools/execute");
      await begin(talk);
      await talk.type("My name is Ana Costa");
      await talk.status("One moment…");
      await talk.end();
    },
  },
  "while it reconnects": {
    opened: { sockets: 3 },
    reach: async (talk) => {
      await begin(talk);
      await keepReconnecting(talk.service);
      await talk.status("Connection lost. Reconnecting…");
      await talk.end();
    },
  },
  "because the voice service refuses it again and again": {
    opened: { sockets: 3 },
    reach: async (talk) => {
      await begin(talk);
      for (let refusals = 0; refusals < 3; refusals++) {
        await untilTrue(talk.page, `witness.received.filter((message) => "setupComplete" in message).length === ${refusals + 1}`);
        await talk.service.close(1007, "Request contains an invalid argument.");
      }
      await talk.status("The connection was lost.");
    },
  },
};

describe("a conversation that ends leaves nothing behind", () => {
  const talks = useTalks(silentMicrophone);

  for (const [name, { options, opened, reach }] of Object.entries(endings)) {
    it(`${name}${nightlyIf(name !== "by the page")}`, async () => {
      const talk = await talks.open(options);
      await reach(talk);
      await expectReleased(talk.page, opened);
    });
  }
});
