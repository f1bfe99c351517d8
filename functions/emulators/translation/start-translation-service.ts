import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "../../src/lib/core/record.ts";
import { answerControl } from "./control/control-routes.ts";
import { sendFault } from "./control/faults.ts";
import { createPremises, type Premises, type TranslationControl } from "./control/translation-control.ts";
import type { SettingsChanges } from "./settings.ts";
import { translateText } from "./translate-text.ts";
import { noToken } from "./wire/google-error.ts";
import { sendAnswer } from "./wire/send-answer.ts";

export interface TranslationServiceOptions {
  /** 0, or none: any free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  readonly settings?: SettingsChanges | undefined;
}

/** A running service. Stopped at the end of its scope. */
export interface TranslationServer extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly control: TranslationControl;
  readonly stop: () => Promise<void>;
}

/** Starts a service that speaks as Google's Cloud Translation does, version 3. Fails when the port is taken. */
export async function startTranslationService({ port = 0, host = "127.0.0.1", settings = {} }: TranslationServiceOptions = {}): Promise<TranslationServer> {
  const premises = createPremises(settings);
  const server = createServer((request, response) => {
    serve(premises, request, response).catch((error: unknown) => {
      if (!request.destroyed) console.error(error);
      response.destroy();
    });
  });
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("A TCP server has a port.");
  const stop = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://${host}:${address.port}`, port: address.port, control: premises.control, stop, [Symbol.asyncDispose]: stop };
}

const methodPath = /^\/(v3|v3beta1)\/(projects\/([\w.:-]+)(?:\/locations\/[\w-]+)?):translateText$/;

async function serve(premises: Premises, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", headers } = request;
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const body = await text(request);
  if (path.startsWith("/control/")) {
    sendAnswer(response, answerControl(premises.control, { method, path, body }));
    return;
  }
  const userProject = headers["x-goog-user-project"];
  const hasToken = /^Bearer \S+$/.test(headers.authorization ?? "");
  const answered = premises.record({ method, path, userProject: typeof userProject === "string" ? userProject : undefined, hasToken, body: parse(body) });
  answered(await answer(premises, response, { method, path, body, hasToken }));
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly hasToken: boolean;
}

async function answer({ control, nextFault }: Premises, response: ServerResponse, { method, path, body, hasToken }: Asked): Promise<number> {
  const [, , place, project = ""] = methodPath.exec(path) ?? [];
  if (place === undefined || method !== "POST") return sendAnswer(response, { status: 404, body: undefined });
  const settings = control.settings();
  if (settings.needsToken && !hasToken) return sendAnswer(response, noToken);
  const fault = nextFault();
  if (fault !== undefined) return sendFault(response, fault, { project, count: countTexts(body) });
  const found = translateText(body, { place, settings });
  if (settings.delayMs > 0) await sleep(settings.delayMs);
  return sendAnswer(response, found);
}

const countTexts = (body: string): number => {
  const json = parse(body);
  return isRecord(json) && Array.isArray(json["contents"]) ? json["contents"].length : 0;
};

function parse(body: string): unknown {
  try {
    const json: unknown = JSON.parse(body);
    return json;
  } catch {
    return body;
  }
}
