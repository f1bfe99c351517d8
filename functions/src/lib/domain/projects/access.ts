import type { Project, Role } from "./project.ts";

/** All that decides what a person may do in a project, read at once. */
export interface Access {
  /** Undefined when there is no such project. */
  readonly project: Project | undefined;
  /** Undefined when the person is not a member. */
  readonly role: Role | undefined;
  /** True when an operator has locked the person out of Lectern. */
  readonly disabled: boolean;
}

export interface AccessStore {
  /** @throws AppError `unavailable` when the storage does not answer */
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
}
