import { accounts } from "../../../src/lib/auth/accounts.ts";
import { changePerson } from "../../../src/lib/people/change-person.ts";
import { peopleStore as store } from "../../../src/lib/people/store.ts";
import { asMember } from "../../../src/lib/platform/firestore/decode.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { type Role, roles } from "../../../src/lib/projects/project.ts";
import { type Change, describeChange, type Work } from "../change.ts";
import { findRecord } from "../records.ts";
import type { Target } from "../target.ts";
import { describeCalled, leaversIn } from "./leave-teams.ts";

const roleIn = (member: UnknownRecord | undefined): Role | undefined => asMember(roles, member?.["role"]);

/**
 * Separates what the service's own operation does, a change of a role that somebody has in this project, from all other changes. What the
 * operation does beside it, it decides itself: mails and calls, keys, invitations, the last admin. `called` says after the work whom visitors
 * are still put through to.
 */
export const changeRoles = (
  { firestore }: Target,
  projectId: string,
  changes: readonly Change[],
): { readonly changes: readonly Change[]; readonly work: readonly Work[]; readonly called: () => string } => {
  let called = "";
  const isChanged = ({ path, before, after }: Change): boolean =>
    path.startsWith(`projects/${projectId}/members/`) && roleIn(before?.data) !== undefined && roleIn(before?.data) !== roleIn(after);
  // Whoever gets a new account keeps the role under another uid.
  const isMoved = changes.some(({ path, before, after }) => path.startsWith("projects/") && before === undefined && after !== undefined);
  const own = isMoved ? [] : changes.filter(isChanged);
  return {
    changes: changes.filter((change) => !own.includes(change)),
    work: own.map((change) => ({
      lines: describeChange(change),
      run: async () => {
        const uid = change.path.split("/").at(-1) ?? "";
        await changePerson({ store, accounts }, { projectId, uid, role: roleIn(change.after), by: { kind: "operator" }, at: new Date() });
        const path = `projects/${projectId}`;
        if (leaversIn([change]).length > 0) called = describeCalled([{ path, after: (await findRecord(firestore, path))?.data }]);
      },
    })),
    called: () => called,
  };
};
