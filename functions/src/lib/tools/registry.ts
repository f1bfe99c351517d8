import type { Project } from "../projects/project.ts";
import { answer } from "./answer.ts";
import { ask } from "./ask.ts";
import { confirm } from "./confirm.ts";
import { runExtraction } from "./run-extraction.ts";
import { searchCompany } from "./search-company.ts";
import { selectCompany } from "./select-company.ts";
import { setField } from "./set-field.ts";
import type { Tool } from "./tool.ts";
import { transferToManager } from "./transfer-to-manager.ts";
import { updateProfile } from "./update-profile.ts";

/** Every tool of the voice agent: declared in the token of a conversation, executed when the model calls it. */
export const tools: readonly Tool[] = [
  updateProfile,
  ask,
  answer,
  transferToManager,
  searchCompany,
  selectCompany,
  runExtraction,
  setField,
  confirm,
];

/** A tool that belongs to a module is only available in projects that have the module. */
export const isEnabled = ({ module }: Tool, { modules }: Project): boolean => module === undefined || modules[module];
