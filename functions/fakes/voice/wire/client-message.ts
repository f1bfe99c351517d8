import type * as z from "zod";
import { blob, content, Setup } from "./setup.ts";
import { flag, list, message, oneOf, struct, text } from "../../google/proto.ts";

const empty = message({});

export type RealtimeInput = z.infer<typeof realtimeInput>;

const realtimeInput = message({
  audio: blob,
  video: blob,
  text,
  activityStart: empty,
  activityEnd: empty,
  audioStreamEnd: flag,
  mediaChunks: list(blob),
});

export type ClientContent = z.infer<typeof clientContent>;

const clientContent = message({ turns: list(content), turnComplete: flag });

export type FunctionResponse = z.infer<typeof functionResponse>;

const functionResponse = message({
  id: text,
  name: text,
  response: struct,
  scheduling: oneOf("FunctionResponse.Scheduling", ["SCHEDULING_UNSPECIFIED", "SILENT", "WHEN_IDLE", "INTERRUPT"]),
  willContinue: flag,
  parts: list(struct),
});

export type ClientMessage = z.infer<typeof ClientMessage>;

/** A client's message: exactly one of the fields. */
export const ClientMessage = message({
  setup: Setup,
  clientContent,
  realtimeInput,
  toolResponse: message({ functionResponses: list(functionResponse) }),
});
