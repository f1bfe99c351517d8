import * as z from "zod";
import { agentTools } from "../../src/lib/mcp/agent-tools.ts";
import { agentAnswers } from "../../answers/agents.ts";
import { requestSchema } from "../json-schema.ts";
import { toolNotes } from "./tool-notes.ts";

/** The list of tools as the service sends it: its arguments from the schemas that check them, its answers from the contract. */
export const renderToolList = (): string => `${JSON.stringify(agentTools.map(toListed), undefined, 2)}\n`;

const toListed = ({ name, args }: (typeof agentTools)[number]) => {
  const { title, description, fields, effect, isOpen = false } = toolNotes[name];
  return {
    name,
    title,
    description,
    inputSchema: requestSchema(args, { fields, examples: {} }),
    outputSchema: toObjectSchema(z.toJSONSchema(agentAnswers[name], { io: "output", target: "draft-2020-12" })),
    annotations: {
      title,
      readOnlyHint: effect === "reads",
      destructiveHint: effect === "changes",
      idempotentHint: effect === "reads" || effect === "repeats",
      openWorldHint: isOpen,
    },
  };
};

/** The schema itself must be that of an object, not a reference to it. */
const toObjectSchema = ({ $ref, $defs = {}, ...schema }: z.core.JSONSchema.BaseSchema): object => {
  const name = $ref?.replace("#/$defs/", "");
  const root = name === undefined ? schema : $defs[name];
  const others = Object.fromEntries(Object.entries($defs).filter(([key]) => key !== name));
  const form = { ...root, ...(Object.keys(others).length > 0 && { $defs: others }) };
  return Object.fromEntries(Object.entries(form).filter(([key]) => !["$schema", "$id", "id"].includes(key)));
};
