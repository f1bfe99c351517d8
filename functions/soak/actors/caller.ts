import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Actor } from "../actor.ts";

const Card = z.object({ widget: z.object({ data: z.object({ access_token: z.nullable(z.string()) }) }) });

/** A visitor who asks for a person, calls from the browser, hears the outcome, and hangs up. */
export function createCaller({ world, site, person, roll, marker }: Actor): () => Promise<void> {
  const askForPerson = async () =>
    world.client.ask({
      endpoint: "liveToolsExecute",
      call: {
        projectId: "",
        token: person.token,
        headers: { "x-project-id": site.projectId },
        body: { tool_name: "transfer_to_manager", args: {}, call_id: marker() },
      },
      expected: [200],
    });
  return async () => {
    const card = Card.safeParse((await askForPerson())?.body);
    const token = card.success ? card.data.widget.data.access_token : null;
    if (token === null) {
      await pause(againMs);
      return;
    }
    const browser = world.telephony.connectClient({ accessToken: token });
    await pause(roll() * longestCallMs);
    await askForPerson();
    browser.hangUp();
  };
}

/** 400 ms between attempts: nothing was started, so there is nothing to wait for. */
const againMs = 400;

/** 6 s, in which two minutes pass in the phone network. */
const longestCallMs = 6_000;
