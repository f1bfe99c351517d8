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
  /** The setup that a token pins. */
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
  /** Plans faults of conversations: `where` selects them. */
  failLive: async (fault: object): Promise<void> => {
    await ask("POST", "faults/live", fault);
  },
  /** The agent's behaviour from now on. */
  play: async (rules: Script, where: object = {}): Promise<void> => {
    await ask("PUT", "script", { rules, where });
  },
  /** The transcripts of the next utterances into the microphone. */
  hear: async (...texts: readonly string[]): Promise<void> => {
    await ask("POST", "hear", { texts });
  },
  /** The same, in the matching conversations only. */
  hearIn: async (where: object, ...texts: readonly string[]): Promise<void> => {
    await ask("POST", "hear", { texts, where });
  },
  /** The visitor of every matching conversation says this now. */
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
  /** In the matching conversations only. */
  adjust: async (settings: object, where: object): Promise<void> => {
    await ask("POST", "settings", { settings, where });
  },
  /** Open connections. */
  sessions: async () => Sessions.parse(await ask("GET", "sessions")).sessions,
  /** Waits for a matching connection. */
  untilSession: async (isWanted: (session: { readonly id: string }) => boolean): Promise<void> => {
    while (!Sessions.parse(await ask("GET", "sessions")).sessions.some(isWanted)) await pause(pollMs);
  },
  /** The newest mints and connections. */
  requests: async () => Requests.parse(await ask("GET", "requests")).requests,
  /** The model's verdicts on pages; undefined: unavailable for that, as after the start. */
  judge: async (readings: readonly JudgeReading[] | undefined): Promise<void> => {
    await (readings === undefined ? ask("DELETE", "judge") : ask("PUT", "judge", { readings }));
  },
  failGenerate: async (fault: GenerateFault): Promise<void> => {
    await ask("POST", "faults/generate", fault);
  },
  /** The bodies of the requests for text that contain this: other tests may ask at the same time. */
  generations: async (about = ""): Promise<readonly unknown[]> =>
    Generations.parse(await ask("GET", "generations"))
      .generations.map(({ body }) => body)
      .filter((body) => JSON.stringify(body).includes(about)),
  /** Resets text generation to its initial state. */
  forgetGenerations: async (): Promise<void> => {
    await ask("DELETE", "generations");
  },
  /** Resets the service for everybody: only if nothing else is running. */
  reset: async (): Promise<void> => {
    await ask("POST", "reset");
  },
};

/** The same for conversations whose setup contains this text, and no others: parallel tests do not disturb each other. */
export const voiceControlFor = (setup: string) => {
  const where = { setup };
  const sessions = async () =>
    Sessions.parse(await ask("GET", "sessions")).sessions.filter((session) => JSON.stringify(session.setup ?? "").includes(setup));
  return {
    failMint: async (fault: object) => ask("POST", "faults/mint", { ...fault, where }),
    failLive: async (fault: object) => ask("POST", "faults/live", { ...fault, where }),
    refuseConnections: async (fault: object) => ask("POST", "faults/connect", { ...fault, where }),
    play: async (rules: Script) => ask("PUT", "script", { rules, where }),
    hear: async (...texts: readonly string[]) => ask("POST", "hear", { texts, where }),
    say: async (text: string) => ask("POST", "say", { text, where }),
    close: async (code: number, reason = "") => ask("POST", "close", { code, reason, where }),
    drop: async () => ask("POST", "drop", { where }),
    goAway: async (timeLeftMs: number) => ask("POST", "go-away", { timeLeftMs, where }),
    change: async (settings: object) => ask("POST", "settings", { settings, where }),
    /** Undoes all of it. */
    forget: async () => ask("POST", "forget", { where }),
    /** Returns a function that waits for the connection after the present one. */
    nextConnection: async (): Promise<() => Promise<void>> => {
      const [before] = await sessions();
      return async () => {
        while (!(await sessions()).some(({ id }) => id !== before?.id)) await pause(pollMs);
      };
    },
  };
};

export type VoiceOfOne = ReturnType<typeof voiceControlFor>;
