import { matchesGlob } from "node:path";
import { startFake } from "../../../../fakes/server/start-fake.ts";
import { readFirebaseConfig } from "../../../../local/stack/firebase-config.ts";

export interface GateAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Sent = readonly (readonly [name: string, value: string])[];

/** Changes an answer. */
type Spoil = (
  answer: GateAnswer,
  request: { readonly method: string; readonly path: string; readonly headers: Sent },
) => GateAnswer | Promise<GateAnswer>;

/** A proxy in front of a server that spoils its answers. */
export interface Gate extends AsyncDisposable {
  readonly url: string;
  /** Applies from now on; undefined: answers pass unchanged. */
  spoil: Spoil | undefined;
}

/** Serves the files of Hosting even if they have not been built, with their headers from `firebase.json`. */
export async function openGate(target: string): Promise<Gate> {
  const gate: { spoil: Spoil | undefined } = { spoil: undefined };
  const fake = await startFake(
    {},
    {
      control: undefined,
      routes: new Map(),
      answer: async ({ method, url, headers, bytes }, response) => {
        const sent = Object.entries(headers).flatMap(([name, value]) => (kept(name) ? [[name, String(value)] as const] : []));
        const answer = isFile(url.pathname) ? aFile(url.pathname) : await pass(target + url.pathname + url.search, { method, sent, bytes });
        const { status, headers: answered, body } = (await gate.spoil?.(answer, { method, path: url.pathname, headers: sent })) ?? answer;
        response.writeHead(status, answered).end(body);
      },
    },
  );
  return Object.assign(gate, { url: fake.url, [Symbol.asyncDispose]: fake.stop });
}

const kept = (header: string): boolean =>
  !["host", "connection", "content-length", "accept-encoding", "transfer-encoding"].includes(header);

interface Passed {
  readonly method: string;
  readonly sent: Sent;
  readonly bytes: Buffer;
}

export const pass = async (url: string, { method, sent, bytes }: Passed): Promise<GateAnswer> => {
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(bytes);
  const answer = await fetch(url, { method, headers: [...sent.map(([name, value]): [string, string] => [name, value])], body });
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => kept(name) && name !== "content-encoding"));
  return { status: answer.status, headers, body: await answer.text() };
};

export const isFile = (path: string): boolean => /^\/(?:editor|inbox|voice|reference|embed|app-check)\//.test(path);

export const aFile = (path: string): GateAnswer => {
  const rules = readFirebaseConfig().hosting.headers.filter(({ source }) => matchesGlob(path, source) || `${path}**` === source);
  const headers = Object.fromEntries(rules.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value])));
  const type = path.endsWith(".js") ? "text/javascript" : "text/html";
  return { status: 200, headers: { ...headers, "Content-Type": type }, body: "" };
};
