import { fill, findTexts, type TextKey } from "../i18n/texts.ts";
import { directionOf } from "../i18n/direction.ts";
import type { ToolResult, Widget } from "../tool-calls/tool-call.ts";
import type { VoiceAccess } from "./telephony.ts";
import { isOpen, publicStateOf, type Transfer } from "./transfer.ts";

/** A sentence alone. */
export const say = async (
  language: string,
  key: TextKey<"transfers">,
  values: Readonly<Record<string, string>> = {},
): Promise<ToolResult> => {
  const { messages } = await findTexts("transfers", language);
  return { result: fill(messages[key], values), retryable: false };
};

interface Answered {
  readonly language: string;
  readonly transfer: Transfer;
  /** Only while the page may still join: a token that is not needed can still be stolen. */
  readonly access: VoiceAccess | undefined;
}

/** A sentence, and the card with which the page joins the call, or shows how it stands. */
export const sayWithCard = async (key: TextKey<"transfers">, { language, transfer, access }: Answered): Promise<ToolResult> => {
  const { language: found, messages } = await findTexts("transfers", language);
  const { state } = transfer;
  const label = isOpen(state)
    ? messages[state.kind === "dialing" ? "label_caller_waiting" : (`label_${state.kind}` as const)]
    : messages.label_over;
  const widget: Widget = {
    type: "call",
    card_id: "transfer_call",
    dir: directionOf(found),
    data: {
      transfer_id: transfer.id,
      access_token: access?.token ?? null,
      expires_at: access?.expiresAt.toISOString() ?? null,
      state: publicStateOf(state),
    },
    labels: { title: messages.label_title, state: label, hang_up: messages.label_hang_up },
  };
  const note = state.kind === "closed" && state.note === "left" ? ` ${messages.missedCallNoted}` : "";
  return { result: messages[key] + note, widget };
};
