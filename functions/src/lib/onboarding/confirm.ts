import { listOf } from "../i18n/texts.ts";
import type { ToolResult } from "../../../answers/tool-result.ts";
import type { ToolCall } from "../conversations/tool-calls/tool-call.ts";
import { briefFields } from "./brief.ts";
import { asFirstDecided, changeSession, type Decision } from "./change-session.ts";
import { openConversation } from "./open-conversation.ts";
import { companyName } from "./business-url.ts";
import { confirmBrief } from "./transitions.ts";
import type { OnboardingStore } from "./onboarding-session.ts";

interface ConfirmPorts {
  readonly sessions: OnboardingStore;
  readonly now: () => Date;
}

type Outcome = "no_company" | "unchanged" | "confirmed";

/**
 * Marks the current brief as confirmed by the visitor.
 *
 * @throws AppError `unavailable`
 */
export const confirm = async ({ sessions, now }: ConfirmPorts, call: ToolCall): Promise<ToolResult> => {
  const { key, say, nameOf, answer, texts } = await openConversation(call);
  const { session, outcome } = await changeSession(
    sessions,
    key,
    now,
    asFirstDecided((found): Decision<Outcome> => {
      if (found.company === undefined) return { change: undefined, outcome: "no_company" };
      const change = confirmBrief(found, now());
      return { change, outcome: change === undefined ? "unchanged" : "confirmed" };
    }),
  );
  if (outcome === "no_company") return answer([say("noCompany")], session, now());

  const fields = briefFields(session);
  const filled = fields.filter(({ value }) => value !== null).map(({ path }) => nameOf(path));
  const open = fields.length - filled.length;
  const company = companyName(session.company) ?? say("thisCompany");
  return answer(
    [
      say(outcome === "confirmed" ? "confirmed" : "alreadyConfirmed", { company }),
      filled.length === 0 || open === 0 ? "" : say("filledFields", { fields: listOf(texts.language, filled) }),
      open === 0 ? say("complete") : say("stillEmpty", { count: String(open) }),
    ],
    session,
    now(),
  );
};
