import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { GenerateFault } from "../../fakes/gemini/gemini-state.ts";
import type { Script } from "../../fakes/voice/agent/scripted-agent.ts";
import type { JudgeReading } from "../../fakes/gemini/judge-script.ts";

/** The control path of the stack's voice service. */
const url = (path: string): string => {
  const base = process.env["LECTERN_VOICE_URL"];
  if (base === undefined) throw new Error("LECTERN_VOICE_URL is not set. These tests need the local stack: npm run emulator");
  return `${base}/control/${path}`;
};

const Tokens = z.object({ tokens: z.array(z.looseObject({ name: z.string(), setup: z.unknown(), mask: z.array(z.string()) })) });

const Generations = z.object({ generations: z.array(z.looseObject({ body: z.unknown() })) });

const pollMs = 50;

const Sessions = z.object({ sessions: z.array(z.looseObject({ id: z.string(), resumed: z.boolean(), setup: z.unknown().optional() })) });

const Requests = z.object({ requests: z.array(z.looseObject({ method: z.string(), path: z.string(), status: z.number() })) });

const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
  const response = await fetch(url(path), { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};

export const voiceControl = {
  /** What a token pins. */
  token: async (name: string) => {
    const found = Tokens.parse(await ask("GET", "tokens")).tokens.find((token) => token.name === name);
    if (found === undefined) throw new Error(`the voice service does not know ${name}`);
    return found;
  },
  failMint: async (fault: object): Promise<void> => {
    await ask("POST", "faults/mint", fault);
  },
  refuseConnections: async (fault: object): Promise<void> => {
    await ask("POST", "faults/connect", fault);
  },
  /** What goes wrong in conversations: `where` says in which. */
  failLive: async (fault: object): Promise<void> => {
    await ask("POST", "faults/live", fault);
  },
  /** What the agent does from now on. */
  play: async (rules: Script, where: object = {}): Promise<void> => {
    await ask("PUT", "script", { rules, where });
  },
  /** What the microphone will have heard, the next times that somebody speaks into it. */
  hear: async (...texts: readonly string[]): Promise<void> => {
    await ask("POST", "hear", { texts });
  },
  /** The same, in such conversations alone. */
  hearIn: async (where: object, ...texts: readonly string[]): Promise<void> => {
    await ask("POST", "hear", { texts, where });
  },
  /** The visitor of every such conversation says this now. */
  say: async (text: string, where: object = {}): Promise<void> => {
    await ask("POST", "say", { text, where });
  },
  close: async (code: number, reason = "", where: object = {}): Promise<void> => {
    await ask("POST", "close", { code, reason, where });
  },
  drop: async (where: object = {}): Promise<void> => {
    await ask("POST", "drop", { where });
  },
  goAway: async (timeLeftMs: number, where: object = {}): Promise<void> => {
    await ask("POST", "go-away", { timeLeftMs, where });
  },
  changeSettings: async (changes: object): Promise<void> => {
    await ask("PATCH", "settings", changes);
  },
  /** In such conversations alone. */
  adjust: async (settings: object, where: object): Promise<void> => {
    await ask("POST", "settings", { settings, where });
  },
  /** Open connections. */
  sessions: async () => Sessions.parse(await ask("GET", "sessions")).sessions,
  /** Waits until there is such a connection. */
  untilSession: async (isWanted: (session: { readonly id: string }) => boolean): Promise<void> => {
    while (!Sessions.parse(await ask("GET", "sessions")).sessions.some(isWanted)) await pause(pollMs);
  },
  /** The newest mints and connections. */
  requests: async () => Requests.parse(await ask("GET", "requests")).requests,
  /** What the model reads on the pages of a site; undefined: it is unavailable for that, as after the start. */
  judge: async (readings: readonly JudgeReading[] | undefined): Promise<void> => {
    await (readings === undefined ? ask("DELETE", "judge") : ask("PUT", "judge", { readings }));
  },
  failGenerate: async (fault: GenerateFault): Promise<void> => {
    await ask("POST", "faults/generate", fault);
  },
  /** The bodies of the requests for a text. */
  generations: async (): Promise<readonly unknown[]> =>
    Generations.parse(await ask("GET", "generations")).generations.map(({ body }) => body),
  /** Texts are generated as after the start. */
  forgetGenerations: async (): Promise<void> => {
    await ask("DELETE", "generations");
  },
  /** As after the start, for everybody: only where nothing runs beside. */
  reset: async (): Promise<void> => {
    await ask("POST", "reset");
  },
};

/** The same for conversations whose set-up has these words, and no others: tests beside each other do not disturb each other. */
export const voiceControlFor = (setup: string) => {
  const where = { setup };
  const sessions = async () =>
    Sessions.parse(await ask("GET", "sessions")).sessions.filter((session) => JSON.stringify(session.setup ?? "").includes(setup));
  return {
    failMint: async (fault: object) => ask("POST", "faults/mint", { ...fault, where }),
    failLive: async (fault: object) => ask("POST", "faults/live", { ...fault, where }),
    play: async (rules: Script) => ask("PUT", "script", { rules, where }),
    hear: async (...texts: readonly string[]) => ask("POST", "hear", { texts, where }),
    say: async (text: string) => ask("POST", "say", { text, where }),
    close: async (code: number, reason = "") => ask("POST", "close", { code, reason, where }),
    drop: async () => ask("POST", "drop", { where }),
    goAway: async (timeLeftMs: number) => ask("POST", "go-away", { timeLeftMs, where }),
    change: async (settings: object) => ask("POST", "settings", { settings, where }),
    /** Takes back all of it. */
    forget: async () => ask("POST", "forget", { where }),
    /** What to wait with for the connection that follows the present one. */
    nextConnection: async (): Promise<() => Promise<void>> => {
      const [before] = await sessions();
      return async () => {
        while (!(await sessions()).some(({ id }) => id !== before?.id)) await pause(pollMs);
      };
    },
  };
};

export type VoiceOfOne = ReturnType<typeof voiceControlFor>;
