import type { Contact, InboxItem, itemKinds as listedKinds, itemStates as listedStates } from "../../../../answers/inbox.ts";
import { digest } from "../../platform/core/digest.ts";
import { shorten } from "../../platform/core/text.ts";
import type { ContactOf } from "../../projects/project.ts";
import { questionLimits } from "../questions/limits.ts";
import type { TeamItem } from "../questions/team-item.ts";
import { isMissedCall, type Message } from "../questions/message.ts";

export const itemKinds: typeof listedKinds = ["message", "question", "missed_call", "call_back"];

export type ItemKind = (typeof itemKinds)[number];

export const itemStates: typeof listedStates = ["open", "done"];

export type ItemState = (typeof itemStates)[number];

export const kindOf = (item: TeamItem): ItemKind => {
  if (item.kind === "question") return "question";
  if (isMissedCall(item)) return "missed_call";
  return item.callBack === null ? "message" : "call_back";
};

const stateOf = (item: TeamItem): ItemState => (item.status === "open" ? "open" : "done");

/** Identifies the state of the team's work on an item. Does not change when a visitor repeats a question. */
export const tagOf = (item: TeamItem): string => {
  const { changedAt, status, note } = item;
  const answer = item.kind === "question" ? item.answer : undefined;
  return `${changedAt.getTime().toString(36)}.${digest(status, answer ?? "", note ?? "").slice(0, 8)}`;
};

const visitorUid = (item: TeamItem): string | undefined => (item.kind === "question" ? item.askedBy : item.uid);

/** The people whose names and contact data an item shows. */
export const peopleOf = (item: TeamItem): readonly (string | undefined)[] => [visitorUid(item), item.changedBy];

export const toInboxItem = (item: TeamItem, contactOf: ContactOf): InboxItem => {
  const { id, language, note, changedBy } = item;
  const changedByName = contactOf(changedBy)?.name ?? null;
  const visitor = visitorOf(item, contactOf);
  const common = {
    itemId: id,
    kind: kindOf(item),
    state: stateOf(item),
    language,
    visitor,
    ...(note !== null && note !== "" && { note: shorten(note, questionLimits.answerCharacters) }),
    ...(changedByName !== null && { changed_by_name: changedByName }),
    etag: `"${tagOf(item)}"`,
  };
  if (item.kind === "message") {
    const { text, leftAt } = item;
    const at = leftAt.toISOString();
    return { ...common, text: shorten(text, questionLimits.messageCharacters), at, last_at: at, ...callBackOf(item) };
  }
  const { question, askedAt, lastAskedAt, askedCount, answer, languages } = item;
  return {
    ...common,
    text: shorten(question, questionLimits.messageCharacters),
    at: askedAt.toISOString(),
    last_at: lastAskedAt.toISOString(),
    asked_count: askedCount,
    ...(languages.length > 1 && { languages }),
    ...(answer !== undefined && { answer: shorten(answer, questionLimits.answerCharacters) }),
  };
};

const callBackOf = ({ callBack }: Message) =>
  callBack && {
    call_back_at: callBack.at.toISOString(),
    call_back_site_time: callBack.siteTime,
    ...(callBack.visitorTime !== null && { call_back_visitor_time: callBack.visitorTime }),
  };

/** A message shows the contact data given with it, else the visitor's current data, often given later. A question shows its first asker. */
const visitorOf = (item: TeamItem, contactOf: ContactOf): Contact | null => {
  const known = contactOf(visitorUid(item));
  if (item.kind === "question") return nobodyIfEmpty(known);
  const { name, phone, email } = item;
  const ways = phone === null && email === null ? { phone: known?.phone ?? null, email: known?.email ?? null } : { phone, email };
  return nobodyIfEmpty({ name: name ?? known?.name ?? null, ...ways });
};

const nobodyIfEmpty = (contact: Contact | undefined): Contact | null =>
  contact === undefined || (contact.name === null && contact.phone === null && contact.email === null) ? null : contact;
