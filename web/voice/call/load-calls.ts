import "../chunks/shared-modules.ts";
import { isLocal } from "../../shared/is-local.ts";
import type { ConnectCall } from "./phone-call.ts";

/** Loads Twilio's Voice SDK on demand, because most visits never need it. */
export const loadCalls = async (baseUrl: string): Promise<ConnectCall> => {
  const load = async () => import("./twilio-call.ts");
  const local = isLocal(new URL(baseUrl).hostname)
    ? await (await import("../loading/local-address.ts")).localAddress("Signalling", baseUrl)
    : null;
  if (local === null) return (await load()).connectTwilioCall;
  const { loadWithSignallingAt } = await import("./local-signalling.ts");
  return (await loadWithSignallingAt(local, load)).connectTwilioCall;
};
