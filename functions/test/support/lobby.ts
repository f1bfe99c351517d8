import { startFakeMail } from "../../fakes/mail/start-fake-mail.ts";
import { openedInvitation, type OpenedInvitation, invitedPerson, type ShownInvitation } from "../../answers/people.ts";
import { call, type Reply } from "./api.ts";
import { startInstance } from "./instances.ts";
import type { Person } from "./people.ts";
import { expectOurs } from "./replies.ts";

/** The two parts of a link in a mail. */
export interface Link {
  readonly projectId: string;
  readonly id: string;
  readonly secret: string;
}

/** Whatever holds a token. */
type Caller = Pick<Person, "token">;

/** What whoever has the link does with it. */
export const useLink = async ({ projectId, id, secret }: Link, action: string, caller?: Caller): Promise<Reply> =>
  call("invitation", { projectId, draftId: id, body: { secret, action }, ...(caller !== undefined && { token: caller.token }) });

export const used = (reply: Reply): OpenedInvitation => {
  expectOurs(reply, 200);
  return openedInvitation.parse(reply.body);
};

/** Where people are invited, with a mail server. */
export const aLobby = async () => {
  const refused = new Set<string>();
  const mail = await startFakeMail({
    onRecipient: (address) => {
      if (refused.has(address)) throw Object.assign(new Error("No such mailbox"), { responseCode: 550 });
    },
  });
  const { url: base, stop } = await startInstance("people", { SMTP_URL: mail.url, PUBLIC_BASE_URL: "https://lectern.example" });
  const textsTo = (address: string): readonly string[] =>
    mail.mails.filter(({ to }) => to.includes(address)).map(({ source }) => source.replaceAll("=\r\n", "").replaceAll("=3D", "="));
  const ask = async (projectId: string, caller: Caller, body: object): Promise<Reply> =>
    call("people", { projectId, token: caller.token, body, base });
  return {
    smtpUrl: mail.url,
    ask,
    refused,
    textsTo,
    invite: async (projectId: string, caller: Caller, email: string, more: object = {}): Promise<ShownInvitation | null> => {
      const reply = await ask(projectId, caller, { email, role: "manager", ...more });
      expectOurs(reply, 200);
      return invitedPerson.parse(reply.body).invitation;
    },
    /** In the newest mail to the address. */
    linkTo: (address: string): Link => {
      const [, project = "", id = "", secret = ""] =
        /inbox\/#\/([^/\s]+)\/join\/([^.\s]+)\.([\w-]+)/.exec(textsTo(address).at(-1) ?? "") ?? [];
      return { projectId: decodeURIComponent(project), id, secret };
    },
    stop: async (): Promise<void> => {
      await Promise.all([stop(), mail.stop()]);
    },
  };
};

export type Lobby = Awaited<ReturnType<typeof aLobby>>;
