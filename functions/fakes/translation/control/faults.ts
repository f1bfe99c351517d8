import type { ServerResponse } from "node:http";
import * as z from "zod";
import { apiDisabled, type HttpAnswer, internal, noPermission, overQuota, tooManyRequests, unavailable } from "../wire/google-error.ts";
import { sendAnswer } from "../wire/send-answer.ts";

/** What goes wrong, and how often: `times` requests, or all from now on. */
export type Fault = z.input<typeof Fault>;

export const Fault = z.strictObject({
  fault: z.enum(["quota", "disabled", "forbidden", "429", "500", "503", "html", "cut", "hang", "malformed", "empty", "missing", "markup"]),
  times: z.int().positive().optional(),
});

type Kind = z.infer<typeof Fault>["fault"];

const json = { "Content-Type": "application/json; charset=UTF-8" };

/** A translation that is none. Two texts are there, so that a count alone does not tell. */
const odd = (texts: readonly object[]): HttpAnswer => ({ status: 200, body: { translations: texts } });

/** Answers as the fault wants it. Returns the status; 0 when no whole answer leaves. */
export const sendFault = (
  response: ServerResponse,
  kind: Kind,
  { project, count }: { readonly project: string; readonly count: number },
): number => {
  switch (kind) {
    case "quota":
      return sendAnswer(response, overQuota);
    case "disabled":
      return sendAnswer(response, apiDisabled(project));
    case "forbidden":
      return sendAnswer(response, noPermission);
    case "429":
      return sendAnswer(response, tooManyRequests);
    case "500":
      return sendAnswer(response, internal);
    case "503":
      return sendAnswer(response, unavailable);
    case "html":
      response
        .writeHead(502, { "Content-Type": "text/html; charset=UTF-8" })
        .end("<!DOCTYPE html><html><title>Error 502 (Server Error)!!1</title></html>");
      return 502;
    case "malformed":
      response.writeHead(200, json).end('{"translations": [{"translatedText": "');
      return 200;
    case "empty":
      return sendAnswer(response, { status: 200, body: {} });
    case "missing":
      return sendAnswer(
        response,
        odd(Array.from({ length: count }, (_, index) => (index === 0 ? { model: "" } : { translatedText: "x" }))),
      );
    case "markup":
      return sendAnswer(response, odd(Array.from({ length: count }, () => ({ translatedText: "<b>x</b>\ny" }))));
    case "cut":
      response.writeHead(200, { ...json, "Content-Length": 200 }).write('{"translations": [', () => {
        response.destroy();
      });
      return 0;
    case "hang":
      return 0;
  }
};
