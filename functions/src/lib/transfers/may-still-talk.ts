import { type Access, mayTransfer } from "../projects/project.ts";
import type { Transfer } from "./transfer.ts";

interface RightsPorts {
  /** @throws AppError `unavailable` */
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
  /** @throws AppError `unavailable` */
  readonly canSignIn: (uid: string) => Promise<boolean>;
}

/**
 * Whether the visitor of a transfer may still be put through to its phone. Since the transfer began, somebody may have locked the visitor out,
 * switched transfers off, or given the project another phone.
 *
 * @throws AppError `unavailable`
 */
export const mayStillTalk = async (
  { findAccess, canSignIn }: RightsPorts,
  { projectId, uid, managerPhone }: Pick<Transfer, "projectId" | "uid" | "managerPhone">,
): Promise<boolean> => {
  const [{ project, role, user }, hasAccount, { parseDiallablePhone }] = await Promise.all([
    findAccess(projectId, uid),
    // Strangers can use up the quota of this look-up. The visitor's token was checked when the transfer began, less than a minute ago.
    canSignIn(uid).catch(() => true),
    import("../projects/diallable-phone.ts"),
  ]);
  if (project === undefined || user?.disabled === true || !hasAccount) return false;
  if (!project.modules.voice || !mayTransfer(project, role) || (role === undefined && project.visitors !== "anyone")) return false;
  return project.managers.some(({ phone }) => {
    const reading = parseDiallablePhone(phone);
    return "phone" in reading && reading.phone === managerPhone;
  });
};
