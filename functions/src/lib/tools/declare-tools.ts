import * as z from "zod/mini";
import type { UnknownRecord } from "../core/unknown-record.ts";
import type { ToolDeclaration } from "../sessions/voice-service.ts";
import type { Project } from "../projects/project.ts";
import { isEnabled, tools } from "./registry.ts";
import type { Tool } from "./tool.ts";

/** The tools of a project, as the model is told of them: with the schemas that check its calls. */
export const declareTools = (project: Project): readonly ToolDeclaration[] =>
  tools
    .filter((tool) => isEnabled(tool, project))
    .map(({ name, description, args }) => ({ name, description, parameters: toParameters(args) }));

/** Without the name of the dialect: the voice service has its own. And without what a tool takes beyond what it asks for. */
const toParameters = (args: Tool["args"]): UnknownRecord =>
  Object.fromEntries(Object.entries(z.toJSONSchema(args, { io: "input" })).filter(([key]) => !unsaid.has(key)));

const unsaid = new Set(["$schema", "additionalProperties"]);
