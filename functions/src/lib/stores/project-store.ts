import type { DocumentSnapshot } from "firebase-admin/firestore";
import { AppError } from "../core/app-error.ts";
import type { Access, AccessStore } from "../domain/projects/access.ts";
import type { Project, Role } from "../domain/projects/project.ts";
import { placements } from "../domain/sites/site.ts";
import type { SiteStore } from "../domain/sites/update-site.ts";
import { database } from "./database.ts";
import { asMember, asOptionalText, asRecord } from "./decode.ts";
import { isDocumentId } from "./document-id.ts";
import { reading, writing } from "./storage-errors.ts";
import { toUpdateTime, toWriteToken } from "./write-token.ts";

const roles = ["admin", "manager", "member"] as const satisfies readonly Role[];

const nobody: Access = { project: undefined, role: undefined, disabled: false };

const projectRef = (projectId: string) => database().collection("projects").doc(projectId);

const findAccess = async (projectId: string, uid: string): Promise<Access> => {
  if (!isDocumentId(projectId) || !isDocumentId(uid)) return nobody;
  const project = projectRef(projectId);
  const [projectRecord, member, user] = await reading(
    database().getAll(project, project.collection("members").doc(uid), database().collection("users").doc(uid)),
  );
  return {
    project: projectRecord && readProject(projectRecord),
    role: asMember(roles, member?.get("role")),
    disabled: user?.get("disabled") === true,
  };
};

const readProject = (record: DocumentSnapshot): Project | undefined => {
  if (!record.exists || record.updateTime === undefined) return undefined;
  const storedSite = asRecord(record.get("site"));
  return {
    id: record.id,
    site: {
      live_agent_placement: asMember(placements, storedSite["live_agent_placement"]) ?? "none",
      live_agent_slug: asOptionalText(storedSite["live_agent_slug"]) ?? null,
    },
    storedSite,
    writeToken: toWriteToken(record.updateTime),
  };
};

const getProject = async (projectId: string): Promise<Project> => {
  const project = readProject(await reading(projectRef(projectId).get()));
  if (project === undefined) throw new AppError("not_found", "This project does not exist any more.");
  return project;
};

const writeSite: SiteStore["writeSite"] = async (project, site) => {
  await writing(
    projectRef(project.id).update(
      { "site.live_agent_placement": site.live_agent_placement, "site.live_agent_slug": site.live_agent_slug },
      { lastUpdateTime: toUpdateTime(project.writeToken) },
    ),
  );
};

export const projectStore: AccessStore & SiteStore = { findAccess, getProject, writeSite };
