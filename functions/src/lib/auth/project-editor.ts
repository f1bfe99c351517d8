import { AppError } from "../core/app-error.ts";
import { addLogSubject } from "../log/write-operator-log.ts";
import type { Project } from "../projects/project.ts";
import { projectStore } from "../projects/store.ts";
import type { Guard } from "../http/endpoint.ts";
import { attestApp } from "./app-check.ts";
import { confirmAccount, type Identity, requireIdentity, warmUpIdentity } from "./id-token.ts";

/**
 * Admits managers and admins of the project. A project that does not exist gets the same response as one where the caller has no role.
 *
 * @throws AppError `unauthenticated`, `app_check_failed`, `forbidden`
 */
export const projectEditor: Guard<Identity, Project, { readonly projectId: string }> = {
  authenticate: requireIdentity,
  attest: attestApp,
  confirm: confirmAccount,
  warmUp: async () => Promise.allSettled([warmUpIdentity(), projectStore.findAccess("", "warm-up")]),
  authorize: async ({ uid }, { parameters: { projectId } }) => {
    const { project, role, user } = await projectStore.findAccess(projectId, uid);
    const mayEdit = (role === "admin" || role === "manager") && user?.disabled !== true;
    if (project === undefined || !mayEdit) {
      throw new AppError("forbidden", "Only managers and admins of the project may do this.");
    }
    addLogSubject({ project: project.id });
    return project;
  },
};
