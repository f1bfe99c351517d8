import type { ServerResponse } from "node:http";
import * as z from "zod";
import { internal, sendGoogleAnswer, sendGooglePage, unavailable } from "../../google/google-error.ts";
import { frequency } from "../../server/fault-plan.ts";
import { type HttpAnswer, sendCutShort } from "../../server/http-answer.ts";
import { apiDisabled, noPermission, overQuota, tooManyRequests } from "../wire/translation-errors.ts";

/** What goes wrong, and how often. */
export type TranslationFault = z.input<typeof TranslationFault>;

export const TranslationFault = z.strictObject({
  fault: z.enum(["quota", "disabled", "forbidden", "429", "500", "503", "html", "cut", "hang", "malformed", "empty", "missing", "markup"]),
  ...frequency,
});

type Kind = TranslationFault["fault"];

/** Answers with two translations, so that the invalid ones are not detected by their number alone. */
const odd = (texts: readonly object[]): HttpAnswer => ({ status: 200, body: { translations: texts } });

/** Sends the fault. Returns the status; 0 if the answer is incomplete. */
export const sendFault = (
  response: ServerResponse,
  kind: Kind,
  { project, count }: { readonly project: string; readonly count: number },
): number => {
  switch (kind) {
    case "quota":
      return sendGoogleAnswer(response, overQuota);
    case "disabled":
      return sendGoogleAnswer(response, apiDisabled(project));
    case "forbidden":
      return sendGoogleAnswer(response, noPermission);
    case "429":
      return sendGoogleAnswer(response, tooManyRequests);
    case "500":
      return sendGoogleAnswer(response, internal);
    case "503":
      return sendGoogleAnswer(response, unavailable);
    case "html":
      return sendGooglePage(response, 502, "Server Error");
    case "malformed":
      response.writeHead(200, { "Content-Type": "application/json; charset=UTF-8" }).end('{"translations": [{"translatedText": "');
      return 200;
    case "empty":
      return sendGoogleAnswer(response, { status: 200, body: {} });
    case "missing":
      return sendGoogleAnswer(
        response,
        odd(Array.from({ length: count }, (_, index) => (index === 0 ? { model: "" } : { translatedText: "x" }))),
      );
    case "markup":
      return sendGoogleAnswer(response, odd(Array.from({ length: count }, () => ({ translatedText: "<b>x</b>\ny" }))));
    case "cut":
      sendCutShort(response, '{"translations": [');
      return 0;
    case "hang":
      return 0;
  }
};
