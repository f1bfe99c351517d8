import type { StoredProfile } from "./profile.ts";
import type { Project, Role } from "./project.ts";

/** All that decides what a person may do in a project, read at once. */
export interface Access {
  /** Undefined when there is no such project. */
  readonly project: Project | undefined;
  /** Undefined when the person is not a member. */
  readonly role: Role | undefined;
  readonly user: ProvisionedUser | undefined;
}

/** A person who has been admitted to Lectern. */
export interface ProvisionedUser {
  readonly profile: StoredProfile;
  /** True when an operator has locked them out again. */
  readonly disabled: boolean;
  /** Of an anonymous visitor, whom no operator has admitted: they are removed when they stop coming. */
  readonly visits: Visits | undefined;
}

/** The projects to whose voice agent an anonymous visitor has talked. */
export interface Visits {
  readonly projectIds: readonly string[];
  /** To within a day. */
  readonly lastVisitAt: Date;
}

export interface AccessStore {
  /** @throws AppError `unavailable` when storage is unavailable */
  readonly findAccess: (projectId: string, uid: string) => Promise<Access>;
}
