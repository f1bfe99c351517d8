import type { ProjectList } from "../../../answers/projects.ts";
import { isOfTeam, type Project, type Role } from "./project.ts";

/** A project in which somebody has a role. */
interface Membership {
  readonly project: Project;
  readonly role: Role;
}

export interface MembershipStore {
  /**
   * None for somebody who is locked out.
   *
   * @throws AppError `unavailable`
   */
  readonly findMemberships: (uid: string) => Promise<readonly Membership[]>;
}

/**
 * The projects of whose team somebody is.
 *
 * @throws AppError `unavailable`
 */
export const listProjects = async (store: MembershipStore, uid: string): Promise<ProjectList> => {
  const found = await store.findMemberships(uid);
  const projects = found.flatMap(({ project: { id, name, siteUrl }, role }) =>
    isOfTeam(role) ? [{ projectId: id, name, role, site_url: siteUrl ?? null }] : [],
  );
  return { projects: projects.toSorted((a, b) => a.name.localeCompare(b.name) || a.projectId.localeCompare(b.projectId)) };
};
