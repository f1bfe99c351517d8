import { toLetter } from "../i18n/letter.ts";
import { fill, findTexts } from "../i18n/texts.ts";
import { peopleLimits } from "./limits.ts";

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

/** What others have written, as one short line: it must neither start a header nor look like the rest of the mail. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim()
    .slice(0, peopleLimits.nameLength);

export const composeInvitation = async ({ projectName, inviterName, language: wanted, timeZone, expiresAt, link }: InvitationMail) => {
  const { language, messages: texts } = await findTexts("invitation", wanted);
  const project = oneLine(projectName);
  const name = oneLine(inviterName ?? "");
  const date = new Intl.DateTimeFormat([language, "en"], { dateStyle: "long", timeZone }).format(expiresAt);
  return toLetter({
    language,
    sentence: name === "" ? texts.invited : texts.from,
    values: { name, project },
    more: [fill(texts.until, { date })],
    button: { name: texts.accept, link },
    why: texts.ignore,
  });
};

/** In the part after `#`, which no server sees. */
export const invitationLink = (baseUrl: string, projectId: string, id: string, secret: string): string =>
  `${baseUrl}/inbox/#/${encodeURIComponent(projectId)}/join/${id}.${secret}`;
