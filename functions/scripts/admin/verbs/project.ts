import { isRecord, type UnknownRecord } from "../../../src/lib/core/unknown-record.ts";
import { ProjectRecord } from "../../../src/lib/projects/project-fields.ts";
import { propose, type Proposal, type Stored } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireId, requireProject, requireValid } from "../records.ts";
import type { Target } from "../target.ts";

/** What an operator may say of a project. Undefined: as it is. */
export interface ProjectOptions {
  readonly name?: string;
  readonly plan?: string;
  readonly defaultLanguage?: string;
  readonly voiceModule?: string;
  readonly onboardingModule?: string;
  readonly transfers?: string;
  readonly greeting?: string;
  readonly voice?: string;
  readonly instructions?: string;
  /** Empty: none. */
  readonly managerPhone?: string;
  /** `plan`: what the plan allows. */
  readonly sessionsPerDay?: string;
}

const blankProject = {
  plan: "free",
  default_language: "en",
  modules: { voice: false, onboarding: false },
  live_agent: { greeting: "", voice: "Puck", instructions: "" },
  site: { live_agent_placement: "none", live_agent_slug: null },
};

/** Makes a project. One that is there already and would not change is left as it is. */
export const createProject = async ({ firestore }: Target, projectId: string, options: ProjectOptions): Promise<Proposal> => {
  const path = `projects/${requireId(projectId)}`;
  const existing = await findRecord(firestore, path);
  const wanted = applyOptions({ ...blankProject, name: projectId }, options);
  if (existing !== undefined) return sameProject(projectId, existing, applyOptions(existing.data, options));
  return propose({ changes: [{ path, before: undefined, after: wanted }], result: wanted, sentence: `Made the project ${projectId}.` });
};

const sameProject = (projectId: string, existing: Stored, wanted: UnknownRecord): Proposal => {
  const { changes } = propose({ changes: [{ path: "", before: existing, after: wanted }], result: {}, sentence: "" });
  if (changes.length === 0) return propose({ result: existing.data, sentence: `The project ${projectId} is there already.` });
  throw new OperatorError(`There is a project ${projectId} already, and it differs. Change it with "project set ${projectId}".`);
};

/** Changes what is named and nothing else. */
export const setProject = async ({ firestore }: Target, projectId: string, options: ProjectOptions): Promise<Proposal> => {
  const project = await requireProject(firestore, projectId);
  const after = applyOptions(project.data, options);
  return propose({
    changes: [{ path: `projects/${projectId}`, before: project, after }],
    result: after,
    sentence: `The project ${projectId} is as you asked.`,
  });
};

export const showProject = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  const { data } = await requireProject(firestore, projectId);
  const members = await firestore.collection(`projects/${projectId}/members`).get();
  const result = { id: projectId, ...data, members: Object.fromEntries(members.docs.map((member) => [member.id, member.get("role")])) };
  return propose({ result, sentence: JSON.stringify(result, undefined, 2) });
};

/** @throws OperatorError when the project would not be valid afterwards */
const applyOptions = (stored: UnknownRecord, options: ProjectOptions): UnknownRecord => {
  const { managerPhone, sessionsPerDay } = options;
  const next = {
    ...stored,
    ...given("name", options.name),
    ...given("plan", options.plan),
    ...given("default_language", options.defaultLanguage),
    modules: {
      ...mapOf(stored["modules"]),
      ...given("voice", toggle(options.voiceModule)),
      ...given("onboarding", toggle(options.onboardingModule)),
      ...given("transfers", toggle(options.transfers)),
    },
    live_agent: {
      ...mapOf(stored["live_agent"]),
      ...given("greeting", options.greeting),
      ...given("voice", options.voice),
      ...given("instructions", options.instructions),
    },
    ...given("manager_phone", managerPhone),
    ...given("live_sessions_per_day", sessionsPerDay === undefined ? undefined : parseCount(sessionsPerDay)),
  };
  const dropped = [...(managerPhone === "" ? ["manager_phone"] : []), ...(sessionsPerDay === "plan" ? ["live_sessions_per_day"] : [])];
  const kept = Object.fromEntries(Object.entries(next).filter(([key]) => !dropped.includes(key)));
  return requireValid(ProjectRecord, kept, "project");
};

/** `Number` makes 0 of an empty string, and a number of much else. */
const parseCount = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);

const given = (key: string, value: unknown): UnknownRecord => (value === undefined ? {} : { [key]: value });

const toggle = (value: string | undefined): boolean | undefined => (value === undefined ? undefined : value === "on");

const mapOf = (value: unknown): UnknownRecord => (isRecord(value) ? value : {});
