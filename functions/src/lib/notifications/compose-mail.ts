import { fill, findTexts } from "../i18n/texts.ts";
import { isSiteKind, type TeamKind } from "./notice.ts";
import type { Telling } from "./deliver-notices.ts";

const subjects = { message: "message", missed_call: "missedCall", questions: "questions" } as const satisfies Record<TeamKind, string>;

/** Tells what happened and where to look, but nothing about the visitor, because mail is not confidential. */
export const composeMail = async (
  { notice, recipients, openQuestions }: Telling,
  { language, link }: { readonly language: string; readonly link: string },
) => {
  const { kind } = notice;
  if (isSiteKind(kind)) throw new Error("Teams are not told about the site by mail");
  const { messages: texts } = await findTexts("notifications", language);
  // A line break in a project's name would start another header.
  const project = recipients.projectName.replaceAll(/\p{Cc}+/gu, " ").trim();
  const subject = fill(texts[subjects[kind]], { project, count: String(openQuestions) });
  return { subject, text: `${subject}\n\n${fill(texts.openInbox, { link })}\n` };
};

export const linkTo = (baseUrl: string, projectId: string, { itemId }: Telling["notice"]): string =>
  `${baseUrl}/inbox/#/${encodeURIComponent(projectId)}${itemId === null ? "/questions" : `/items/${encodeURIComponent(itemId)}`}`;
