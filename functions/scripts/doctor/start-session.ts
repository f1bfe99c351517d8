import { startedSession, type StartedSession } from "../../answers/started-session.ts";
import { readAppCheckMode } from "../../src/lib/platform/config/params.ts";
import type { Patient } from "./patient.ts";
import { pathOf } from "./rewrites.ts";

/** The headers of a guest's request. */
export async function headersOf(patient: Patient): Promise<Readonly<Record<string, string>>> {
  const { idToken, projectId } = await patient.guest();
  const attested = readAppCheckMode() === "enforce" ? { "X-Firebase-AppCheck": await patient.appCheckToken() } : {};
  return { Authorization: `Bearer ${idToken}`, "X-Project-Id": projectId, "Content-Type": "application/json", ...attested };
}

/**
 * A token from the deployed function, with the setup of a visitor.
 *
 * @throws Error with the answer
 */
export async function startSession(patient: Patient, signal: AbortSignal): Promise<StartedSession> {
  const response = await fetch(`${patient.origin}${pathOf("liveSession") ?? ""}`, {
    method: "POST",
    headers: await headersOf(patient),
    signal,
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`liveSession answered ${response.status}: ${shownPart(patient, text)}`);
  const session = startedSession.parse(JSON.parse(text));
  patient.secrecy.keep(session.token);
  return session;
}

const shownLength = 300;

/** The beginning of an answer. Secrets are hidden first, because a truncated one would not be recognised. */
export const shownPart = ({ secrecy }: Patient, text: string): string => secrecy.hide(text).slice(0, shownLength);
