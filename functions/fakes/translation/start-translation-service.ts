import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "../../src/lib/core/unknown-record.ts";
import type { ServerPlace } from "../server/place.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { answerControl } from "./control/control-routes.ts";
import { sendFault } from "./control/faults.ts";
import { createPremises, type Premises, type TranslationControl } from "./control/translation-control.ts";
import type { SettingsChanges } from "./settings.ts";
import { translateText } from "./translate-text.ts";
import { noToken } from "./wire/google-error.ts";
import { sendAnswer } from "./wire/send-answer.ts";

export interface TranslationServiceOptions extends ServerPlace {
  readonly settings?: SettingsChanges | undefined;
}

/** A running service. Stopped at the end of its scope. */
export interface TranslationServer extends RunningServer {
  readonly control: TranslationControl;
}

/** Starts a service that speaks as Google's Cloud Translation does, version 3. Fails when the port is taken. */
export async function startTranslationService({ settings = {}, ...place }: TranslationServiceOptions = {}): Promise<TranslationServer> {
  const premises = createPremises(settings);
  const server = await startServer(place, { answer: async (request, response) => serve(premises, request, response) });
  return { ...server, control: premises.control };
}

const methodPath = /^\/(v3|v3beta1)\/(projects\/([\w.:-]+)(?:\/locations\/[\w-]+)?):translateText$/;

async function serve(premises: Premises, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", headers } = request;
  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  const body = await text(request);
  if (path.startsWith("/control/")) {
    sendAnswer(response, await answerControl(premises.control, { method, path, body }));
    return;
  }
  const userProject = headers["x-goog-user-project"];
  const hasToken = /^Bearer \S+$/.test(headers.authorization ?? "");
  const answered = premises.record({
    method,
    path,
    userProject: typeof userProject === "string" ? userProject : undefined,
    hasToken,
    body: parse(body),
  });
  answered(await answer(premises, response, { method, path, body, hasToken }));
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly hasToken: boolean;
}

async function answer(
  { control, nextFault }: Premises,
  response: ServerResponse,
  { method, path, body, hasToken }: Asked,
): Promise<number> {
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
