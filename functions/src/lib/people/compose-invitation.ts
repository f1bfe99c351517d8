import { toLetter } from "../i18n/letter.ts";
import { fill, findTexts } from "../i18n/texts.ts";
import { isBlank } from "../platform/core/text.ts";

export interface InvitationMail {
  readonly projectId: string;
  readonly email: string;
  readonly projectName: string;
  /** Null if nobody knows it. */
  readonly inviterName: string | null;
  readonly language: string;
  readonly timeZone: string;
  readonly expiresAt: Date;
  readonly link: string;
}

export const composeInvitation = async ({ projectName, inviterName, language: wanted, timeZone, expiresAt, link }: InvitationMail) => {
  const { language, messages: texts } = await findTexts("invitation", wanted);
  const name = inviterName ?? "";
  const date = new Intl.DateTimeFormat([language, "en"], { dateStyle: "long", timeZone }).format(expiresAt);
  return toLetter({
    language,
    sentence: isBlank(name) ? texts.invited : texts.from,
    values: { name, project: projectName },
    more: [fill(texts.until, { date })],
    button: { name: texts.accept, link },
    why: texts.ignore,
  });
};

/** In the part after `#`, which no server sees. */
export const invitationLink = (baseUrl: string, projectId: string, id: string, secret: string): string =>
  `${baseUrl}/inbox/#/${encodeURIComponent(projectId)}/join/${id}.${secret}`;
