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
  /** Whether the page may ask at all. */
  readonly isPolicyAllowing: boolean;
}

/** Why there is no microphone. Browsers say "not allowed" for three things, which a visitor mends in three places. */
export const microphoneFailure = ({ error, permission, isPolicyAllowing }: Facts): MicrophoneFailure => {
  const failure = failures.get(error instanceof Error ? error.name : "") ?? "in_use";
  if (failure !== "denied") return failure;
  if (!isPolicyAllowing) return "blocked_by_policy";
  return permission === "prompt" ? "dismissed" : "denied";
};
