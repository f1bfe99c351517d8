import { AppError } from "../platform/core/app-error.ts";
import type { Request } from "firebase-functions/v2/https";
import type { Guard } from "../platform/http/endpoint.ts";
import { readOwnOrigins, readPagesOrigin } from "../platform/config/params.ts";
import { addLogSubject } from "../platform/log/write-operator-log.ts";
import { isAgentSwitchedOff } from "../projects/agent-placement.ts";
import { isAllowedOrigin } from "../projects/origin.ts";
import { profileIn, unknownProfile } from "../projects/profile.ts";
import { isAdmin, mayEdit, type Project, type ProvisionedUser, type Role } from "../projects/project.ts";
import { isHostOfProject } from "../projects/site/host-record.ts";
import { projectStore } from "../projects/store.ts";
import type { ToolCaller } from "../conversations/tool-calls/tool-call.ts";
import { attestApp } from "./attest-app.ts";
import { confirmAccount, confirmVisitor } from "./account.ts";
import { type Identity, requireIdentity, warmUpIdentity } from "./id-token.ts";
import { createAdmissions } from "./admissions.ts";

const callers = createAdmissions();

/** Who is calling, with which app, and how this instance has found them before. */
const identity = {
  authenticate: requireIdentity,
  attest: attestApp,
  confirm: confirmAccount,
  requireWelcome: ({ uid }: Identity) => {
    callers.requireWelcome(uid, Date.now());
  },
  noteFailure: ({ uid }: Identity, failure: unknown) => {
    callers.noteFailure(uid, failure, Date.now());
  },
  warmUp: async () => Promise.allSettled([warmUpIdentity(), projectStore.findAccess("", "warm-up")]),
};

/** Notes that somebody was let in for nothing: repeated, it costs what a refused request does. */
export const noteRefusal = ({ uid }: Pick<Identity, "uid">): void => {
  callers.noteRefusal(uid, Date.now());
};

/**
 * Admits everybody who is signed in, for what is their own.
 *
 * @throws AppError `unauthenticated`, `app_check_failed`
 */
export const signedIn: Guard<Identity, undefined, unknown> = {
  ...identity,
  readsAhead: () => false,
  authorize: async () => Promise.resolve(undefined),
};

/**
 * Admits everybody, and says who they are if they are signed in.
 *
 * @throws AppError `unauthenticated` for a token that is not valid, `app_check_failed`
 */
export const anybody: Guard<Identity | undefined, undefined, unknown> = {
  ...signedIn,
  readsAhead: () => false,
  authenticate: async (authorization = "") => (/^(?:Bearer)? *$/i.test(authorization) ? undefined : requireIdentity(authorization)),
  confirm: async (caller) => (caller === undefined ? undefined : confirmAccount(caller)),
  requireWelcome: (caller) => {
    if (caller !== undefined) identity.requireWelcome(caller);
  },
  noteFailure: (caller, failure) => {
    if (caller !== undefined) identity.noteFailure(caller, failure);
  },
  authorize: async () => Promise.resolve(undefined),
};

/** Somebody of the project's team. */
interface TeamMember {
  readonly project: Project;
  readonly role: Role;
}

/**
 * Admits managers and admins of the project, and says which. A missing project gets the same response as one where the caller has no role.
 *
 * @throws AppError `unauthenticated`, `app_check_failed`, `forbidden`
 */
export const projectTeam: Guard<Identity, TeamMember, { readonly projectId: string }> = {
  ...identity,
  readsAhead: ({ uid }, { parameters: { projectId } }) => callers.readsAhead(uid, projectId, Date.now()),
  authorize: async ({ uid }, { parameters: { projectId } }) => {
    const { project, role, user } = await projectStore.findAccess(projectId, uid);
    if (project === undefined || role === undefined || !mayEdit({ role, user }))
      throw new AppError("forbidden", "Only managers and admins of this site can do this.");
    callers.noteAdmission(uid, projectId, Date.now());
    addLogSubject({ project: project.id });
    return { project, role };
  },
};

/** Admits those of them who pass the check, which throws like an operation: before the body is looked at. */
export const teamWho = (check: (member: TeamMember, request: Request) => void): typeof projectTeam => ({
  ...projectTeam,
  authorize: async (caller, target) => {
    const member = await projectTeam.authorize(caller, target);
    check(member, target.request);
    return member;
  },
});

/** Admits the same people, for work that does not depend on their role. */
export const projectEditor: Guard<Identity, Project, { readonly projectId: string }> = {
  ...projectTeam,
  authorize: async (caller, target) => (await projectTeam.authorize(caller, target)).project,
};

/** @throws AppError `forbidden` for a manager, in an endpoint that has something for both */
export const requireAdmin = ({ role }: Pick<TeamMember, "role">): void => {
  if (role !== "admin") throw notAnAdmin();
};

const notAnAdmin = (): AppError => new AppError("forbidden", "Only admins of this site can do this.");

/**
 * Admits admins of the project.
 *
 * @throws AppError `unauthenticated`, `app_check_failed`, `forbidden`
 */
export const projectAdmin: Guard<Identity, Project, { readonly projectId: string }> = {
  ...projectEditor,
  authorize: async ({ uid }, { parameters: { projectId } }) => {
    const { project, ...rights } = await projectStore.findAccess(projectId, uid);
    if (project === undefined || !isAdmin(rights)) throw notAnAdmin();
    callers.noteAdmission(uid, projectId, Date.now());
    addLogSubject({ project: project.id });
    return project;
  },
};

/** A visitor who may talk to the voice agent of a project. */
interface Visitor extends ToolCaller {
  readonly project: Project;
  /** Whether they have named the language of their profile, or it is the project's. */
  readonly hasNamedLanguage: boolean;
}

export const projectIdHeader = "x-project-id";

/**
 * Admits provisioned members of a project with an enabled voice module and, if the project is open to anyone, anonymous visitors who have
 * visited it before. With `newcomers`, also those who have not.
 *
 * @throws AppError `unauthenticated`, `app_check_failed`, `missing_project_id`, `not_provisioned`, `not_a_member`, `voice_disabled`,
 * `origin_not_allowed`, `agent_not_placed`, in this order
 */
export const liveVisitor = ({ newcomers }: { readonly newcomers?: "welcome" } = {}): Guard<Identity, Visitor, unknown> => ({
  ...identity,
  confirm: confirmVisitor,
  readsAhead: ({ uid }, { request }) => callers.readsAhead(uid, request.get(projectIdHeader) ?? "", Date.now()),
  authorize: async ({ uid, isAnonymous }, { request }) => {
    const projectId = request.get(projectIdHeader) ?? "";
    if (projectId === "") throw new AppError("missing_project_id", "The x-project-id header is missing.");
    const { project, role, user } = await projectStore.findAccess(projectId, uid);
    const isOpen = isAnonymous && role === undefined && project?.visitors === "anyone";
    const isWelcome = isOpen && newcomers === "welcome";
    if (user?.disabled === true || (user === undefined && !isWelcome))
      throw new AppError("not_provisioned", "This user has not been provisioned. Contact a manager.");
    const isVisitor = isWelcome || (isOpen && hasVisited(user, projectId));
    if (project === undefined || (role === undefined && !isVisitor))
      throw new AppError("not_a_member", "User is not a member of this project");
    if (!project.modules.voice) throw new AppError("voice_disabled", "Voice web agent not enabled for this project");
    const origin = request.get("Origin");
    if (!isAllowedOrigin(project.liveAgent.origins, readOwnOrigins(), origin) && !(await isSiteOrigin(origin, projectId)))
      throw new AppError("origin_not_allowed", "The assistant cannot be used on this site.");
    // Members still try it out.
    if (role === undefined && isAgentSwitchedOff(project))
      throw new AppError("agent_not_placed", "The assistant is switched off on this site.");
    callers.noteAdmission(uid, projectId, Date.now());
    addLogSubject({ project: project.id });
    const stored = user?.profile ?? unknownProfile;
    return { uid, role, profile: profileIn(project, stored), project, hasNamedLanguage: stored.language !== undefined };
  },
});

/** Looked at last: the domain of the project's own site needs no place in the list. */
const isSiteOrigin = async (origin: string | undefined, projectId: string): Promise<boolean> =>
  origin !== undefined && isHostOfProject(origin, projectId, readPagesOrigin());

/** A user provisioned by an operator needs no first visit. */
const hasVisited = (user: ProvisionedUser | undefined, projectId: string): boolean =>
  user !== undefined && (user.visits === undefined || user.visits.projectIds.includes(projectId));
