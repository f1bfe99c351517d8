import { join } from "node:path";

export const functionsDir = join(import.meta.dirname, "../..");
export const repositoryDir = join(functionsDir, "..");
export const webDir = join(repositoryDir, "web");

/** What quality is counted by: sites, questions and calls. */
export const evalsDir = join(repositoryDir, "evals");

/** What the scripts generate for themselves. Not in Git, and safe to delete. */
export const cacheDir = join(functionsDir, ".cache");

/** The files of one stack: its log and its parameters. */
export const stackDir = (offset: number): string => join(cacheDir, `stack-${offset}`);

/** The emulators treat a project that begins with `demo-` as non-existent, and never call the real services for it. */
export const projectId = "demo-lectern";
