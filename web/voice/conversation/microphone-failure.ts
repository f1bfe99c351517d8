import type { MicrophoneFailure } from "@lectern/client/voice";

/** What `getUserMedia` rejects with: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
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
  /** The visitor's standing answer, where the browser tells it. */
  readonly permission: PermissionState | undefined;
}

/** Why there is no microphone. Browsers say "not allowed" of a refusal and of a question that was put away. */
export const microphoneFailure = ({ error, permission }: Facts): MicrophoneFailure => {
  const failure = failures.get(error instanceof Error ? error.name : "") ?? "in_use";
  if (failure !== "denied") return failure;
  return permission === "prompt" ? "dismissed" : "denied";
};
