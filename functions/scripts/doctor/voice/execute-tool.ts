import * as z from "zod";
import type { Patient } from "../patient.ts";
import { pathOf } from "../rewrites.ts";
import { headersOf, shownPart } from "../start-session.ts";

const Result = z.looseObject({ result: z.string(), status: z.optional(z.string()) });

export type Answer = z.infer<typeof Result>;

/** The answer of the deployed tool, called like a page does. @throws Error with the answer */
export async function executeTool(patient: Patient, call: object, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`${patient.origin}${pathOf("liveToolsExecute") ?? ""}`, {
    method: "POST",
    headers: await headersOf(patient),
    body: JSON.stringify(call),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`liveToolsExecute answered ${response.status}: ${shownPart(patient, text)}`);
  return Result.parse(JSON.parse(text));
}
