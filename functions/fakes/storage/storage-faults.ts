import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { sendGoogleAnswer, sendGooglePage } from "../google/google-error.ts";
import { frequency } from "../server/fault-plan.ts";
import { type HttpAnswer, sendCutShort } from "../server/http-answer.ts";

/** What goes wrong, and how often. `half`: the connection breaks during a transfer in either direction, and nothing is stored. */
export type StorageFault = z.input<typeof StorageFault>;

export const StorageFault = z.strictObject({
  fault: z.enum(["disabled", "forbidden", "429", "503", "html", "slow", "hang", "half", "lost"]),
  /** For `slow`. */
  ms: z.int().positive().default(500),
  ...frequency,
});

/** The error envelope of the JSON API: https://docs.cloud.google.com/storage/docs/json_api/v1/status-codes */
export const storageError = (code: number, reason: string, message: string): HttpAnswer => ({
  status: code,
  body: { error: { code, message, errors: [{ message, domain: "global", reason }] } },
});

/** Sends the fault. Returns whether the request is finished; after `slow` and `lost` it is still carried out. */
export const sendStorageFault = async (response: ServerResponse, { fault, ms }: z.output<typeof StorageFault>): Promise<boolean> => {
  switch (fault) {
    case "disabled":
      sendGoogleAnswer(
        response,
        storageError(403, "accessNotConfigured", "Cloud Storage JSON API has not been used in project 1 before or it is disabled."),
      );
      return true;
    case "forbidden":
      sendGoogleAnswer(response, storageError(403, "forbidden", "functions@example does not have storage.objects.create access."));
      return true;
    case "429":
      sendGoogleAnswer(response, storageError(429, "rateLimitExceeded", "The rate of requests to the object exceeds the limit."));
      return true;
    case "503":
      sendGoogleAnswer(response, storageError(503, "backendError", "We encountered an internal error. Please try again."));
      return true;
    case "html":
      sendGooglePage(response, 502, "Server Error");
      return true;
    case "half":
      sendCutShort(response, "\u0089PNG", "image/png");
      return true;
    case "hang":
      return true;
    case "lost":
      return false;
    case "slow":
      await sleep(ms);
      return false;
  }
};
