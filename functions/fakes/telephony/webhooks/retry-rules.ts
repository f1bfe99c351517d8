/** What went wrong with a webhook, as Twilio names it in its retry policies. */
export type Failure = "ct" | "rt" | "4xx" | "5xx";

/** How often a webhook is tried, and what for. It can be said in the fragment of its address: `#rc=2&rp=5xx,rt`. */
export interface RetryRules {
  readonly retries: number;
  readonly failures: readonly Failure[];
  readonly timeoutMs: number;
}

const everything: readonly Failure[] = ["ct", "rt", "4xx", "5xx"];

const mostRetries = 5;

/** The address without its fragment, which is neither sent nor signed, and what the fragment asks for. */
export function splitAddress(address: string, longestMs: number): { readonly url: string; readonly rules: RetryRules } {
  const [url = "", fragment = ""] = address.split("#", 2);
  const wishes = new URLSearchParams(fragment);
  const retries = Number(wishes.get("rc") ?? 1);
  const asked = (wishes.get("rp") ?? "ct").split(",");
  const timeoutMs = Number(wishes.get("rt") ?? longestMs);
  return {
    url,
    rules: {
      retries: Number.isInteger(retries) && retries >= 0 && retries <= mostRetries ? retries : 1,
      failures: asked.includes("all") ? everything : everything.filter((failure) => asked.includes(failure)),
      timeoutMs: timeoutMs >= 100 && timeoutMs <= longestMs ? timeoutMs : longestMs,
    },
  };
}
