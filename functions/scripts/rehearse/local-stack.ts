import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { Addresses } from "../../local/stack/addresses.ts";
import type { Scenario } from "./scenario.ts";

const Call = z.object({ sid: z.string(), status: z.string() });
const Calls = z.object({ calls: z.array(Call) });

const over = ["completed", "busy", "failed", "no-answer", "canceled"];
const pollMs = 100;

/** What a scenario controls in the fakes of a local stack: the agent's lines, what its service hears, and the phone. */
export interface LocalStack {
  /** Applies only to the conversation with this token. */
  readonly direct: (token: string, local: Scenario["local"]) => Promise<void>;
  /** Sets the words of the next utterance in this conversation, because the fake recognises no speech. */
  readonly hear: (token: string, text: string) => Promise<void>;
  /** Makes the call of the visitor's browser, until it is over. */
  readonly telephone: (accessToken: string) => Promise<void>;
}

interface LocalOptions {
  readonly managerPhone: string | undefined;
  /** Whether the agent is a real model, which takes no lines and understands speech. */
  readonly isReal: boolean;
}

export const localStack = ({ fakes }: Pick<Addresses, "fakes">, { managerPhone, isReal }: LocalOptions): LocalStack => {
  const { voice, telephony } = fakes;
  return {
    direct: async (token, { agent, manager_phone: script }) => {
      if (agent !== undefined && !isReal) await ask(voice, "PUT", "script", { rules: agent, where: { token } });
      if (script !== undefined) await ask(telephony, "PUT", "phones", { number: managerPhone, script });
    },
    hear: async (token, text) => {
      if (!isReal) await ask(voice, "POST", "hear", { text, where: { token } });
    },
    telephone: async (accessToken) => {
      const { sid } = Call.parse(await ask(telephony, "POST", "clients", { accessToken }));
      for (;;) {
        const { calls } = Calls.parse(await ask(telephony, "GET", "calls"));
        if (calls.some((call) => call.sid === sid && over.includes(call.status))) return;
        await pause(pollMs);
      }
    },
  };
};

const ask = async (fake: string, method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(`${fake}/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${fake}/control/${path}: ${response.status} ${text}`);
  return text === "" ? undefined : JSON.parse(text);
};
