import { isDeepStrictEqual } from "node:util";
import { toSettingsNotice } from "../../../src/lib/notifications/site-notices.ts";
import type { UnknownRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { asRecord } from "../../../src/lib/platform/firestore/decode.ts";
import { projectStore } from "../../../src/lib/projects/store.ts";
import { propose, type Proposal, type Stored } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireId, requireProject } from "../records.ts";
import type { Target } from "../target.ts";
import { toJson } from "../to-json.ts";
import { noticeChanges } from "./notice-changes.ts";
import { applyOptions, type ProjectOptions } from "./project-options.ts";

const blankProject = {
  plan: "free",
  default_language: "en",
  modules: { voice: false, onboarding: false },
  live_agent: { greeting: "", voice: "Puck", instructions: "" },
};

/** Creates a project. An existing one with the same settings is left unchanged. */
export const createProject = async ({ firestore }: Target, projectId: string, options: ProjectOptions): Promise<Proposal> => {
  const path = `projects/${requireId(projectId)}`;
  const existing = await findRecord(firestore, path);
  const wanted = applyOptions({ ...blankProject, name: projectId }, options);
  if (existing !== undefined) return sameProject(projectId, existing, applyOptions(existing.data, options));
  const left = await firestore.doc(path).listCollections();
  if (left.length > 0)
    throw new OperatorError(`Records of a deleted project ${projectId} are left. Delete them first, with "project delete ${projectId}".`);
  return propose({ changes: [{ path, before: undefined, after: wanted }], result: wanted, sentence: `Made the project ${projectId}.` });
};

const sameProject = (projectId: string, existing: Stored, wanted: UnknownRecord): Proposal => {
  const { changes } = propose({ changes: [{ path: "", before: existing, after: wanted }], result: {}, sentence: "" });
  if (changes.length === 0) return propose({ result: existing.data, sentence: `The project ${projectId} already exists.` });
  throw new OperatorError(`There is a project ${projectId} already, and it differs. Change it with "project set ${projectId}".`);
};

/** Changes only the given settings. */
export const setProject = async ({ firestore }: Target, projectId: string, options: ProjectOptions): Promise<Proposal> => {
  const project = await requireProject(firestore, projectId);
  const after = applyOptions(project.data, options);
  const notice = toSettingsNotice(await projectStore.getProject(projectId), shownChanges(project.data, after), new Date());
  return propose({
    changes: [{ path: `projects/${projectId}`, before: project, after }, ...noticeChanges(projectId, notice)],
    result: after,
    sentence: `Updated the project ${projectId}.`,
  });
};

/** The settings that visitors may see, and that differ. */
export const shownChanges = (before: UnknownRecord, after: UnknownRecord): readonly string[] => {
  const differing = (one: unknown, other: unknown): readonly string[] => {
    const [data, next] = [asRecord(one), asRecord(other)];
    return [...new Set([...Object.keys(data), ...Object.keys(next)])].filter((key) => !isDeepStrictEqual(data[key], next[key]));
  };
  return [
    ...differing(before, after).filter((key) => ["name", "default_language", "site_url", "modules"].includes(key)),
    ...differing(before["site"], after["site"]),
    ...differing(before["live_agent"], after["live_agent"]).filter((key) => ["heading", "suggestions"].includes(key)),
  ];
};

export const showProject = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  const { data } = await requireProject(firestore, projectId);
  const members = await firestore.collection(`projects/${projectId}/members`).get();
  const result = { id: projectId, ...data, members: Object.fromEntries(members.docs.map((member) => [member.id, member.get("role")])) };
  return propose({ result, sentence: toJson(result, 2) });
};
