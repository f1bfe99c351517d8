import { fill, findTexts } from "../i18n/texts.ts";
import type { NoticeKind } from "./notice.ts";
import type { Telling } from "./deliver-notices.ts";

const subjects = { message: "message", missed_call: "missedCall", questions: "questions" } as const satisfies Record<NoticeKind, string>;

/** Tells what happened and where to look, but nothing about the visitor, because mail is not confidential. */
export const composeMail = async (
  { notice, recipients, openQuestions }: Telling,
  { language, link }: { readonly language: string; readonly link: string },
) => {
  const { messages: texts } = await findTexts("notifications", language);
  // A line break in a project's name would start another header.
  const project = recipients.projectName.replaceAll(/\p{Cc}+/gu, " ").trim();
  const subject = fill(texts[subjects[notice.kind]], { project, count: String(openQuestions) });
  return { subject, text: `${subject}\n\n${fill(texts.openInbox, { link })}\n` };
};

export const linkTo = (baseUrl: string, projectId: string, { itemId }: Telling["notice"]): string =>
  `${baseUrl}/inbox/#/${encodeURIComponent(projectId)}${itemId === null ? "/questions" : `/items/${encodeURIComponent(itemId)}`}`;
