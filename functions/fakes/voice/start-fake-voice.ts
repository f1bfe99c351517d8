import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { generateContent } from "../gemini/generate-content.ts";
import { sendGenerated } from "../gemini/send-generated.ts";
import { googleError, sendGoogleAnswer } from "../google/google-error.ts";
import { type HttpAnswer, readJson } from "../server/http-answer.ts";
import { type Fake, type FakeRequest, type ServerPlace, startFake, urlOf } from "../server/start-fake.ts";
import { voiceRoutes } from "./control/control-routes.ts";
import { sendFault } from "./control/mint-fault-answer.ts";
import { isMeant } from "./session/scope.ts";
import { toSeenRequest } from "./control/seen-requests.ts";
import { createVoiceControl, type VoiceControl } from "./control/voice-control.ts";
import { createVoiceState, type VoiceOptions, type VoiceState } from "./control/voice-state.ts";
import { mintToken } from "./mint/mint-token.ts";
import type { Caller } from "./session/admission.ts";
import { Connection } from "./session/connection.ts";
import { isModel } from "./agent/model-rules.ts";
import { isValidKey } from "./settings.ts";
import { invalidKey, noKey } from "./wire/key-errors.ts";

export type FakeVoiceOptions = ServerPlace & VoiceOptions;

export type FakeVoice = Fake<VoiceControl>;

/** Starts the fake of Gemini: its Live API and text generation. Fails if the port is taken. */
export async function startFakeVoice({ port, host, ...options }: FakeVoiceOptions = {}): Promise<FakeVoice> {
  const state = createVoiceState(options);
  const control = createVoiceControl(state);
  const sockets = new WebSocketServer({ noServer: true });
  return startFake(
    { port, host },
    {
      control,
      routes: voiceRoutes,
      answer: async (request, response) => {
        answer(state, request, response);
      },
      prepare: (server) => {
        server.on("upgrade", (request, socket: Duplex, head) => {
          connect(state, sockets, { request, socket, head });
        });
      },
      leave: control.reset,
    },
  );
}

const generatePath = /^\/(?<apiVersion>v1|v1alpha|v1beta)\/models\/(?<model>[\w.-]+):generateContent$/;

const modelPath = /^\/(?:v1|v1alpha|v1beta)\/models\/(?<model>[\w.-]+)$/;

/** The part of `models.get` that tells what a model supports. */
function describeModel(state: VoiceState, request: FakeRequest, model: string): HttpAnswer {
  const refusal = refusalOfKey(state, request);
  if (refusal !== undefined) return refusal;
  if (!isModel(`models/${model}`)) return googleError("NOT_FOUND", `models/${model} is not found for API version v1beta.`);
  return { status: 200, body: { name: `models/${model}`, supportedGenerationMethods: ["bidiGenerateContent"] } };
}

const mintPath = /^\/(v1|v1alpha|v1beta)\/auth_tokens$/;

function answer(state: VoiceState, request: FakeRequest, response: ServerResponse): void {
  const { method, url, body } = request;
  const generation = method === "POST" ? generatePath.exec(url.pathname)?.groups : undefined;
  if (generation !== undefined) {
    const { apiVersion = "", model = "" } = generation;
    const generated = refusalOfKey(state, request) ?? generateContent(state.gemini, { model, apiVersion, key: keyOf(request), body });
    state.gemini.requests.add({ model, body: readJson(body), status: sendGenerated(response, generated) });
    return;
  }
  const described = method === "GET" ? modelPath.exec(url.pathname)?.groups?.["model"] : undefined;
  if (described !== undefined) {
    sendGoogleAnswer(response, describeModel(state, request, described));
    return;
  }
  const apiVersion = method === "POST" ? mintPath.exec(url.pathname)?.[1] : undefined;
  const status =
    apiVersion === undefined
      ? sendGoogleAnswer(response, { status: 404, body: undefined })
      : mint(state, { request, response, apiVersion });
  state.requests.add(toSeenRequest(request, { atMs: state.context.clock.nowMs(), status }));
}

const keyOf = ({ headers, url }: FakeRequest): string => {
  const header = headers["x-goog-api-key"];
  return typeof header === "string" && header !== "" ? header : (url.searchParams.get("key") ?? "");
};

/** Google checks the key before anything else. */
function refusalOfKey({ settings }: VoiceState, request: FakeRequest): HttpAnswer | undefined {
  const key = keyOf(request);
  if (key === "") return noKey;
  return isValidKey(key, settings.now()) ? undefined : invalidKey;
}

interface MintRequest {
  readonly request: FakeRequest;
  readonly response: ServerResponse;
  readonly apiVersion: string;
}

function mint(state: VoiceState, { request, response, apiVersion }: MintRequest): number {
  const { clock, tokens } = state.context;
  const refusal = refusalOfKey(state, request);
  if (refusal !== undefined) return sendGoogleAnswer(response, refusal);
  const planned = state.mintFaults.next((fault) => isMeant(fault, { setup: request.body }));
  if (planned !== undefined) return sendFault(response, planned.fault);
  const times = { nowMs: clock.nowMs(), aheadMs: clock.aheadMs() };
  return sendGoogleAnswer(response, mintToken(request.body, { apiVersion, ...times, tokens }));
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
  const url = urlOf(request);
  const caller = readCaller(url, request.headers);
  const refused = caller === undefined ? 404 : connectFaults.next((fault) => isMeant(fault, placeOf(caller, context)))?.status;
  const { method = "", headers } = request;
  requests.add(toSeenRequest({ method, url, headers, body: "" }, { atMs: context.clock.nowMs(), status: refused ?? 101 }));
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

const placeOf = ({ accessToken }: Caller, { tokens }: VoiceState["context"]) => ({
  token: accessToken,
  setup: tokens.find(accessToken ?? "")?.setup,
});

const livePath = /^\/ws\/google\.ai\.generativelanguage\.(v1|v1alpha|v1beta)\.GenerativeService\.BidiGenerateContent(Constrained)?$/;

/** Who connects; undefined if the path does not exist. */
function readCaller({ pathname, searchParams }: URL, { authorization = "" }: IncomingHttpHeaders): Caller | undefined {
  const [, apiVersion, constrained] = livePath.exec(pathname) ?? [];
  if (apiVersion === undefined) return undefined;
  const inHeader = /^Token (\S+)$/i.exec(authorization)?.[1];
  return {
    apiVersion,
    constrained: constrained !== undefined,
    key: searchParams.get("key") ?? undefined,
    accessToken: searchParams.get("access_token") ?? inHeader,
  };
}
