import type { ErrorCode } from "../../../answers/error-body.ts";
import type { Scope } from "../../../answers/keys.ts";
import type { AppError } from "../platform/core/app-error.ts";

/** What an agent can do after a refusal, where the sentence for people does not say it. */
const nextSteps: Readonly<Partial<Record<ErrorCode, string>>> = {
  stale_revision:
    "Nothing was changed. Read it again, and apply your change to the text as it is now, with its tag. Leave what else has changed there as it is: others work on it too.",
  slug_taken: "Nothing was changed. Choose another slug, or work on the page or draft that details name.",
  slug_reserved: "Nothing was changed. Choose another slug.",
  base_changed:
    "Nothing was published. Read the live page, put its changes into the draft if they belong there, and publish with the draft's tag and the live page's tag as live_tag.",
  not_found: "List again to find the right ID. A draft that is gone was published or discarded.",
  not_a_draft: "This is a live page. Open its draft with open_draft.",
  invalid_request: "Nothing was changed. Correct what details name, and call again.",
  unknown_template: "Nothing was changed. See list_templates.",
  too_large: "Nothing was changed. Make it shorter.",
  publishing_off: "Tell the person that you work for: another program publishes this site.",
  unavailable: "It may help to call again in some seconds. Read first: the change may have been made.",
  media_limit: "Nothing was stored.",
};

/** For the model: what is wrong, every fact, and what to do next. */
export const describeFailure = ({ code, message, details }: Pick<AppError, "code" | "message" | "details">): string =>
  [message, JSON.stringify({ code, details }), nextSteps[code]].filter((part) => part !== undefined).join("\n");

export const describeMissingScope = (scopes: readonly Scope[]): string =>
  `This key may not do that: it lacks the scope ${scopes.join(" or ")}. Nothing was changed. An admin of the project can make a key that has it; do not try another way.`;
