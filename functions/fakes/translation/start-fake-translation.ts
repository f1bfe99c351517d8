import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { sendGoogleAnswer, sendGooglePage } from "../google/google-error.ts";
import { readJson } from "../server/http-answer.ts";
import { type Fake, type FakeRequest, type ServerPlace, startFake } from "../server/start-fake.ts";
import {
  translationRoutes,
  createTranslationState,
  type TranslationControl,
  type TranslationState,
} from "./control/translation-control.ts";
import { sendFault } from "./control/faults.ts";
import type { SettingsChanges } from "./settings.ts";
import { translateText } from "./translate-text.ts";
import { noToken } from "./wire/translation-errors.ts";

interface FakeTranslationOptions extends ServerPlace {
  readonly settings?: SettingsChanges | undefined;
}

export type FakeTranslation = Fake<TranslationControl>;

/** Starts the fake of Google's Cloud Translation, version 3. Fails if the port is taken. */
export async function startFakeTranslation({ settings = {}, ...place }: FakeTranslationOptions = {}): Promise<FakeTranslation> {
  const state = createTranslationState(settings);
  return startFake(place, {
    control: state.control,
    routes: translationRoutes,
    answer: async (request, response) => {
      const { method, url, headers, body } = request;
      const userProject = headers["x-goog-user-project"];
      const answered = state.requests.add({
        method,
        path: url.pathname,
        userProject: typeof userProject === "string" ? userProject : undefined,
        hasToken: hasToken(request),
        body: readJson(body),
        status: undefined,
      });
      answered({ status: await answer(state, request, response) });
    },
  });
}

const hasToken = ({ headers }: FakeRequest): boolean => /^Bearer \S+$/.test(headers.authorization ?? "");

const methodPath = /^\/(v3|v3beta1)\/(projects\/([\w.:-]+)(?:\/locations\/[\w-]+)?):translateText$/;

async function answer({ control, faults }: TranslationState, request: FakeRequest, response: ServerResponse): Promise<number> {
  const { method, url, body } = request;
  const [, , place, project = ""] = methodPath.exec(url.pathname) ?? [];
  if (place === undefined || method !== "POST") return sendGooglePage(response, 404, "Not Found");
  const settings = control.settings();
  if (settings.needsToken && !hasToken(request)) return sendGoogleAnswer(response, noToken);
  const planned = faults.next();
  if (planned !== undefined) return sendFault(response, planned.fault, { project, count: countTexts(body) });
  const found = translateText(body, { place, settings });
  if (settings.delayMs > 0) await sleep(settings.delayMs);
  return sendGoogleAnswer(response, found);
}

const countTexts = (body: string): number => {
  const json = readJson(body);
  return isRecord(json) && Array.isArray(json["contents"]) ? json["contents"].length : 0;
};
