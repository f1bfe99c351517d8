import { sayWallTime } from "../platform/core/wall-clock.ts";
import { inLine, toLetter } from "../i18n/letter.ts";
import { findTexts } from "../i18n/texts.ts";
import { isSiteKind, type TeamKind } from "./notice.ts";
import type { Telling } from "./deliver-notices.ts";

const sentences = {
  message: "message",
  missed_call: "missedCall",
  call_back: "callBack",
  questions: "questions",
  draft_refused: "notPublished",
  page_refused: "notUnpublished",
  commented: "commented",
} as const satisfies Record<TeamKind, string>;

/**
 * Tells what happened and where to look, but nothing about the visitor, because mail is not confidential. Who wants to be called has asked for
 * it: name, number and time are in the mail, so that somebody can call from wherever they read it.
 */
export const composeMail = async (
  { notice, recipients, openQuestions, callBack }: Telling,
  { language: wanted, link }: { readonly language: string; readonly link: string },
) => {
  const { kind } = notice;
  if (isSiteKind(kind)) throw new Error("Teams are not told about the site by mail");
  const { language, messages: texts } = await findTexts("notifications", wanted);
  const when = callBack === undefined ? "" : sayWallTime(callBack.siteTime, wanted);
  const whom = [callBack?.name, callBack?.phone].filter((part) => typeof part === "string").map(inLine);
  return toLetter({
    language,
    sentence: texts[sentences[kind]],
    values: { project: recipients.projectName, count: String(openQuestions), when },
    more: whom.length === 0 ? [] : [whom.join("\n")],
    button: { name: isAboutPage(notice) ? texts.openPage : texts.openInbox, link },
    why: kind === "commented" ? texts.takingPart : texts.listed,
  });
};

const isAboutPage = ({ kind }: Telling["notice"]): boolean => ["draft_refused", "page_refused", "commented"].includes(kind);

export const notificationSettings = (baseUrl: string, projectId: string): string =>
  `${baseUrl}/inbox/#/${encodeURIComponent(projectId)}/settings/notifications`;

export const linkTo = (baseUrl: string, projectId: string, notice: Telling["notice"]): string => {
  const id = notice.itemId === null ? undefined : encodeURIComponent(notice.itemId);
  const project = `#/${encodeURIComponent(projectId)}`;
  if (isAboutPage(notice)) return `${baseUrl}/editor/${project}/${notice.kind === "page_refused" ? "pages" : "drafts"}/${id ?? ""}`;
  return `${baseUrl}/inbox/${project}${id === undefined ? "/questions" : `/items/${id}`}`;
};
