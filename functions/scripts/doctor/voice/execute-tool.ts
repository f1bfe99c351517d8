import { toolResult, type ToolResult } from "../../../answers/tool-result.ts";
import type { Patient } from "../patient.ts";
import { pathOf } from "../rewrites.ts";
import { headersOf, shownPart } from "../start-session.ts";

/** The answer of the deployed tool, called like a page does. @throws Error with the answer */
export async function executeTool(patient: Patient, call: object, signal: AbortSignal): Promise<ToolResult> {
  const response = await fetch(`${patient.origin}${pathOf("liveToolsExecute") ?? ""}`, {
    method: "POST",
    headers: await headersOf(patient),
    body: JSON.stringify(call),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`liveToolsExecute answered ${response.status}: ${shownPart(patient, text)}`);
  return toolResult.parse(JSON.parse(text));
}
