import { type FakeVoice, type FakeVoiceOptions, startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import { bodyOf } from "./json.ts";

const running = new Set<FakeVoice>();

/** A separate service for a test, stopped after it. Conversations run a thousand times faster. */
export const aService = async (options: FakeVoiceOptions = {}): Promise<FakeVoice> => {
  const service = await startFakeVoice({ ...options, settings: { speed: 1000, ...options.settings } });
  running.add(service);
  return service;
};

afterEach(async () => {
  await Promise.all([...running].map(async ({ stop }) => stop()));
  running.clear();
});

export const serverKey = "AIzaFAKE_server_key";

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The service's answer to a request. */
export const send = async ({ url }: FakeVoice, path: string, init: RequestInit = {}): Promise<Answer> => {
  const response = await fetch(`${url}${path}`, init);
  return { status: response.status, body: bodyOf(await response.text()) };
};

interface MintOptions {
  readonly apiVersion?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

export const mint = async (
  service: FakeVoice,
  body: unknown = {},
  { apiVersion = "v1beta", headers, query = "" }: MintOptions = {},
): Promise<Answer> =>
  send(service, `/${apiVersion}/auth_tokens${query}`, {
    method: "POST",
    headers: headers ?? { "Content-Type": "application/json", "x-goog-api-key": serverKey },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The name of a token with these constraints. */
export const aToken = async (service: FakeVoice, body: unknown = {}): Promise<string> => {
  const answer = await mint(service, body);
  const [name] = service.control
    .tokens()
    .slice(-1)
    .map((token) => token.name);
  if (answer.status !== 200 || name === undefined) throw new Error(`no token: ${JSON.stringify(answer)}`);
  return name;
};

export const control = async (service: FakeVoice, method: string, path: string, body?: unknown): Promise<Answer> =>
  send(service, `/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

/** Waits until the service has noticed that all connections are gone. */
export const nobodyIn = async ({ control: { sessions } }: FakeVoice): Promise<void> => {
  while (sessions().length > 0) await new Promise(setImmediate);
};
