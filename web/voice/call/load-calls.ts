import { isLocal } from "../../shared/firebase-config.ts";
import type { ConnectCall } from "./phone-call.ts";

/** The header in which a local stack's Hosting emulator names its fake of Twilio. */
const header = "Lectern-Local-Signalling";

/** Loads Twilio's Voice SDK on demand, because most visits never need it. */
export const loadCalls = async (baseUrl: string): Promise<ConnectCall> => {
  const load = async () => import("./twilio-call.ts");
  const local = await findLocalSignalling(baseUrl);
  if (local === null) return (await load()).connectTwilioCall;
  const { loadWithSignallingAt } = await import("./local-signalling.ts");
  return (await loadWithSignallingAt(local, load)).connectTwilioCall;
};

/** Only on a developer's own machine: a deployment is not even asked. */
const findLocalSignalling = async (baseUrl: string): Promise<string | null> => {
  if (!isLocal(new URL(baseUrl).hostname)) return null;
  const { headers } = await fetch(`${baseUrl}/embed/v1/lectern-voice.js`, { method: "HEAD" });
  return headers.get(header);
};
