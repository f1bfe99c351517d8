import { sayWallTime } from "../../platform/core/wall-clock.ts";
import { withinQuotes } from "../../platform/core/text.ts";
import { fill, listOf, type Texts } from "../../i18n/texts.ts";
import { toItemCard } from "./item-card.ts";
import { toLine } from "../../pages/markdown/plain-text.ts";
import type { Profile } from "../../projects/profile.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import type { ToolCall } from "../../conversations/tool-calls/tool-call.ts";
import type { TeamItem, TeamItemStore } from "./team-item.ts";
import { questionLimits } from "./limits.ts";
import type { Message } from "./message.ts";
import { asGone } from "./note-missed-call.ts";
import type { Question } from "./question.ts";

export interface AnswerPorts {
  readonly items: TeamItemStore;
  /** @throws AppError `not_provisioned` when the person no longer exists */
  readonly getProfile: (uid: string) => Promise<Pick<Profile, "phone" | "contact_email">>;
  /** Converts E.164 to a spoken form. */
  readonly speakPhone: (phone: string) => Promise<string>;
}

export interface TeamCall {
  readonly call: ToolCall;
  readonly texts: Texts["knowledge"];
  /** The language of the texts. */
  readonly spoken: string;
}

/** `first`: the oldest. `named`: the requested or the next one. `instead`: the oldest, because nothing was read out to be answered. */
export type Occasion = "first" | "named" | "instead";

/** Reads an item out and stores that the person's next answer is for it. */
export const readOut = async (ports: AnswerPorts, item: TeamItem, occasion: Occasion, team: TeamCall): Promise<ToolResult> => {
  const { call, texts } = team;
  const { items } = ports;
  const expireAt = new Date(call.at.getTime() + questionLimits.readingKeptMs);
  const [openCount, shown] = await Promise.all([
    items.countOpen(call.project.id, item.kind),
    withContact(ports, item),
    items.storeReading(call.project.id, call.caller.uid, { itemId: item.id, expireAt }),
  ]);
  return {
    result: shown.kind === "question" ? sayQuestion(shown, occasion, openCount, texts) : await sayMessage(ports, shown, openCount, team),
    context: { question_id: item.id },
    widget: toItemCard(shown, openCount, { language: call.caller.profile.language, texts }),
  };
};

/** A visitor's question, which may be made to look like the end of the list, or like what a manager says. */
export const quote = (question: string): string => withinQuotes(question, questionLimits.questionCharacters);

const sayQuestion = ({ question: asked, answer }: Question, occasion: Occasion, openCount: number, texts: Texts["knowledge"]): string => {
  const question = quote(asked);
  if (answer !== undefined)
    return fill(texts.readOutAnswered, { question, answer: withinQuotes(toLine(answer) || answer, questionLimits.answerCharacters) });
  const key = ({ first: "readOut", named: "readOutOne", instead: "readFirst" } as const)[occasion];
  return fill(texts[key], { question, count: String(openCount) });
};

const sayMessage = async (
  { speakPhone }: AnswerPorts,
  { text, name, phone, email, callBack }: Message,
  openCount: number,
  { texts, spoken }: TeamCall,
): Promise<string> => {
  const address = email === null ? [] : withinQuotes(email, questionLimits.emailCharacters).replaceAll(" ", "");
  const when = callBack === null ? [] : `${texts.callBackAtLabel}: ${sayWallTime(callBack.siteTime, spoken)}`;
  const ways = [phone === null ? [] : [await speakPhone(phone)], address, when].flat();
  return fill(texts.readOutMessage, {
    count: String(openCount),
    name: name === null ? texts.aVisitor : `"${withinQuotes(name, questionLimits.nameCharacters)}"`,
    message: withinQuotes(text, questionLimits.messageCharacters),
    contact: ways.length === 0 ? texts.noContact : listOf(spoken, ways),
  });
};

/** Adds contact data from the profile, because many visitors give them only when asked, after leaving their message. */
const withContact = async ({ getProfile }: AnswerPorts, item: TeamItem): Promise<TeamItem> => {
  if (item.kind === "question" || item.phone !== null || item.email !== null) return item;
  const profile = await getProfile(item.uid).catch(asGone);
  return profile === undefined ? item : { ...item, phone: profile.phone, email: profile.contact_email };
};
