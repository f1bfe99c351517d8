import type { Project } from "../domain/projects/project.ts";
import type { Tool } from "./tool.ts";

/** Every tool of the voice agent: declared in the token of a conversation, and executed when the model calls it. */
export const tools: readonly Tool[] = [];

/** A tool that belongs to a module is only there in projects that have the module. */
export const isEnabled = ({ module }: Tool, { modules }: Project): boolean => module === undefined || modules[module];
