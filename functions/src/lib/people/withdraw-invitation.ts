import { retryOnConflict } from "../platform/core/write-conflict.ts";
import type { Actor } from "./change-person.ts";
import { findWitness, type InvitePorts } from "./invite-person.ts";
import { invitationIdOf } from "./stored-invitation.ts";

interface Withdrawal {
  readonly projectId: string;
  readonly email: string;
  readonly by: Actor;
}

/**
 * Takes an invitation back: its link ends. One that is not there, or was accepted, stays as it is.
 *
 * @throws AppError `forbidden`, `unavailable`
 */
export const withdrawInvitation = async (
  { store, projects }: Pick<InvitePorts, "store" | "projects">,
  { projectId, email, by }: Withdrawal,
): Promise<void> => {
  const load = async () =>
    Promise.all([
      store.findInvitation(projectId, invitationIdOf(email)),
      by.kind === "admin" ? findWitness(store, projects, projectId, by.uid) : undefined,
    ]);
  await retryOnConflict(await load(), load, async ([found, witness]) => {
    if (found !== undefined) await store.removeInvitation(projectId, found, witness);
  });
};
