import { expect } from "chai";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import type { Access } from "../projects/project.ts";
import type { Account } from "./people-store.ts";
import type { StoredInvitation } from "./stored-invitation.ts";
import { digestOfSecret } from "../platform/core/digest.ts";
import { acceptInvitation, prepareAccount, showInvitation, type UsePorts } from "./use-invitation.ts";

const [secret, at] = ["secret", new Date()];
const link = { projectId: "bakery", id: "i1", secret, at };

const invitation: StoredInvitation = {
  ...{ id: "i1", email: "grace@people.example", role: "admin", firstName: null, lastName: null, digest: digestOfSecret(secret) },
  ...{ invitedBy: "ada", invitedAt: at, expiresAt: new Date(at.getTime() + 60_000), attemptedAt: at, mailedAt: at },
  ...{ foreignUid: undefined, writeToken: "1" },
};

const accountOf = (uid: string, email: string): Account => ({
  ...{ uid, email, phone: undefined },
  ...{ isDisabled: false, isProven: true, isOnlyItsAddress: true },
});

const { project } = aToolCall("en");

const admin: Access = { account: "ada", project, role: "admin", user: undefined };

/** An open invitation by Ada, an admin by the database, whose account is as it is. */
const portsWith = (ada: Account | undefined) => {
  const written: string[] = [];
  const grace = accountOf("grace", invitation.email);
  const access: Access = { ...admin, account: "grace", role: undefined };
  const ports: UsePorts = {
    store: {
      findInvitation: async () => invitation,
      findMember: async () => undefined,
      findArrival: async () => ({ access, member: undefined, userToken: undefined, inviter: undefined, inviterAccess: admin }),
      storeArrival: async (_projectId, { uid }) => void written.push(uid),
      hasRights: async () => false,
    },
    accounts: {
      findByUid: async (uid) => [ada, grace].find((one) => one?.uid === uid),
      findByAddress: async () => grace,
      create: async (email) => void written.push(email),
    },
    projects: { findProject: async () => project, findAccess: async () => admin, findNames: async () => () => "Ada" },
  };
  return { ports, written };
};

const uses: Readonly<Record<string, (ports: UsePorts) => Promise<unknown>>> = {
  shown: async (ports) => showInvitation(ports, link),
  prepared: async (ports) => prepareAccount(ports, link),
  accepted: async (ports) => acceptInvitation(ports, link, "grace"),
};

const codeOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

describe("an invitation by an admin", () => {
  for (const [what, use] of Object.entries(uses)) {
    it(`is ${what} while they can sign in`, async () => {
      expect(await codeOf(use(portsWith(accountOf("ada", "ada@people.example")).ports))).to.equal("done");
    });

    it(`is not ${what} once their account is disabled or gone, though the database still calls them an admin`, async () => {
      for (const ada of [{ ...accountOf("ada", "ada@people.example"), isDisabled: true }, undefined]) {
        const { ports, written } = portsWith(ada);
        expect(await codeOf(use(ports))).to.equal("invitation_gone");
        expect(written).to.deep.equal([]);
      }
    });
  }
});
