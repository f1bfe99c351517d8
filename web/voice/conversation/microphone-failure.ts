import type { MicrophoneFailure } from "@lectern/client/voice";

/** Errors of `getUserMedia`: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const failures: ReadonlyMap<string, MicrophoneFailure> = new Map<string, MicrophoneFailure>([
  ["NotAllowedError", "denied"],
  ["NotFoundError", "not_found"],
  ["OverconstrainedError", "not_found"],
  ["NotReadableError", "in_use"],
  ["AbortError", "in_use"],
  ["SecurityError", "blocked_by_policy"],
]);

interface Facts {
  readonly error: unknown;
  /** The stored permission, if the browser reports it. */
  readonly permission: PermissionState | undefined;
}

/** Why there is no microphone. Browsers report both a denial and a dismissed prompt as "not allowed". */
export const microphoneFailure = ({ error, permission }: Facts): MicrophoneFailure => {
  const failure = failures.get(error instanceof Error ? error.name : "") ?? "in_use";
  if (failure !== "denied") return failure;
  return permission === "prompt" ? "dismissed" : "denied";
};
