import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import { WebSocketServer } from "ws";
import { generateContent } from "../gemini/generate-content.ts";
import { sendGenerated } from "../gemini/send-generated.ts";
import type { ServerPlace } from "../server/place.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { answerControl } from "./control/control-routes.ts";
import { sendFault } from "./control/mint-fault-answer.ts";
import { parseBody, urlOf } from "./control/request-log.ts";
import { createVoiceControl, type VoiceControl } from "./control/voice-control.ts";
import { createVoiceState, type VoiceOptions, type VoiceState } from "./control/voice-state.ts";
import { mintToken } from "./mint/mint-token.ts";
import { isValidKey } from "./settings.ts";
import type { Caller } from "./session/admission.ts";
import { Connection } from "./session/connection.ts";
import { type HttpAnswer, invalidKey, noKey } from "./wire/google-error.ts";
import { sendAnswer } from "./wire/send-answer.ts";

export type VoiceServiceOptions = ServerPlace & VoiceOptions;

/** A running service. Stopped at the end of its scope. */
export interface VoiceService extends RunningServer {
  readonly control: VoiceControl;
}

/** Starts a service that speaks as Google's Gemini Live API does. Fails when the port is taken. */
export async function startVoiceService({ port, host, ...options }: VoiceServiceOptions = {}): Promise<VoiceService> {
  const state = createVoiceState(options);
  const control = createVoiceControl(state);
  const sockets = new WebSocketServer({ noServer: true });
  const server = await startServer(
    { port, host },
    {
      answer: async (request, response) => serve({ state, control }, request, response),
      prepare: (prepared) => {
        prepared.on("upgrade", (request, socket: Duplex, head) => {
          connect(state, sockets, { request, socket, head });
        });
      },
      leave: control.reset,
    },
  );
  return { ...server, control };
}

const generatePath = /^\/(?<apiVersion>v1|v1alpha|v1beta)\/models\/(?<model>[\w.-]+):generateContent$/;

const mintPath = /^\/(v1|v1alpha|v1beta)\/auth_tokens$/;

interface Running {
  readonly state: VoiceState;
  readonly control: VoiceControl;
}

async function serve({ state, control }: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "" } = request;
  const body = await text(request);
  const path = urlOf(request).pathname;
  if (path.startsWith("/control/")) {
    sendAnswer(response, await answerControl(control, { method, path, body }));
    return;
  }
  const apiVersion = mintPath.exec(path)?.[1];
  const generation = generatePath.exec(path)?.groups;
  if (method === "POST" && generation !== undefined) {
    const { apiVersion: version = "", model = "" } = generation;
    const answered = refusalOfKey(state, request) ?? generateContent(state.gemini, { model, apiVersion: version, body });
    state.gemini.see({ model, body: parseBody(body), status: sendGenerated(response, answered) });
    return;
  }
  const isMint = method === "POST" && apiVersion !== undefined;
  const status = isMint ? mint(state, { request, response, body, apiVersion }) : sendAnswer(response, { status: 404, body: undefined });
  state.requests.add(request, { atMs: state.context.clock.nowMs(), body, status });
}

interface MintRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: string;
  readonly apiVersion: string;
}

/** Google checks the key before anything else. */
function refusalOfKey({ context }: VoiceState, request: IncomingMessage): HttpAnswer | undefined {
  const header = request.headers["x-goog-api-key"];
  const key = typeof header === "string" && header !== "" ? header : urlOf(request).searchParams.get("key");
  if (key === null || key === "") return noKey;
  return isValidKey(key, context.settings()) ? undefined : invalidKey;
}

function mint(state: VoiceState, { request, response, body, apiVersion }: MintRequest): number {
  const {
    context: { clock, tokens },
    mintFaults,
  } = state;
  const refusal = refusalOfKey(state, request);
  if (refusal !== undefined) return sendAnswer(response, refusal);
  const planned = mintFaults.next();
  if (planned !== undefined) return sendFault(response, planned.fault);
  return sendAnswer(response, mintToken(body, { apiVersion, nowMs: clock.nowMs(), tokens }));
}

interface Upgrade {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

function connect(
  { context, connections, connectFaults, requests }: VoiceState,
  sockets: WebSocketServer,
  { request, socket, head }: Upgrade,
): void {
  const caller = readCaller(request);
  const refused = caller === undefined ? 404 : connectFaults.next()?.status;
  requests.add(request, { atMs: context.clock.nowMs(), body: "", status: refused ?? 101 });
  if (caller === undefined || refused !== undefined) {
    socket.end(`HTTP/1.1 ${refused ?? 404} ${STATUS_CODES[refused ?? 404] ?? ""}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    return;
  }
  sockets.handleUpgrade(request, socket, head, (opened) => {
    const connection = new Connection(opened, caller, context);
    connections.add(connection);
    opened.once("close", () => connections.delete(connection));
  });
}

const livePath = /^\/ws\/google\.ai\.generativelanguage\.(v1|v1alpha|v1beta)\.GenerativeService\.BidiGenerateContent(Constrained)?$/;

/** Who wants a connection. Undefined: there is nothing at that address. */
function readCaller(request: IncomingMessage): Caller | undefined {
  const { pathname, searchParams } = urlOf(request);
  const [, apiVersion, constrained] = livePath.exec(pathname) ?? [];
  if (apiVersion === undefined) return undefined;
  const inHeader = /^Token (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  return {
    apiVersion,
    constrained: constrained !== undefined,
    key: searchParams.get("key") ?? undefined,
    accessToken: searchParams.get("access_token") ?? inHeader,
  };
}
