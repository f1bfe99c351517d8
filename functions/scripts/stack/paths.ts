import { join } from "node:path";

export const functionsDir = join(import.meta.dirname, "../..");
export const repositoryDir = join(functionsDir, "..");
export const webDir = join(repositoryDir, "web");

/** What the scripts make for themselves. Not in git, and safe to delete. */
export const cacheDir = join(functionsDir, ".cache");

/** What one stack keeps: its log and its parameters. */
export const stackDir = (offset: number): string => join(cacheDir, `stack-${offset}`);

/** The emulators take a project that begins with `demo-` for one that exists nowhere, and never call the real services. */
export const projectId = "demo-lectern";
