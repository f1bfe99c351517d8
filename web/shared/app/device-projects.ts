import { isRecord, stringAt } from "../decode.ts";
import { type DeviceMemory, deviceMemory } from "../device-memory.ts";

/** A site that was opened on this device. */
export interface DeviceProject {
  readonly id: string;
  /** Empty: the service did not say. */
  readonly name: string;
  readonly at: string;
}

/** 12: more than anybody works on, and short enough to read through. */
const most = 12;

/** Newest first. No endpoint lists a person's projects, and nobody should need to know an ID. */
export const deviceProjects = (memory: DeviceMemory = deviceMemory): readonly DeviceProject[] => {
  try {
    const kept: unknown = JSON.parse(memory.read("projects") ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((entry: unknown) => decode(entry)) : [];
  } catch {
    return []; // another program has written there
  }
};

const decode = (entry: unknown): readonly DeviceProject[] => {
  const [id, name, at] = ["id", "name", "at"].map((key) => stringAt(entry, key));
  return !isRecord(entry) || id === undefined || name === undefined || at === undefined ? [] : [{ id, name, at }];
};

export const rememberProject = (project: DeviceProject, memory: DeviceMemory = deviceMemory): void => {
  const others = deviceProjects(memory).filter(({ id }) => id !== project.id);
  memory.keep("projects", JSON.stringify([project, ...others].slice(0, most)));
};

/** The name to show for a project. */
export const projectName = (projectId: string, memory: DeviceMemory = deviceMemory): string => {
  const name = deviceProjects(memory).find(({ id }) => id === projectId)?.name ?? "";
  return name === "" ? projectId : name;
};
