import * as z from "zod/mini";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { fill } from "../i18n/texts.ts";
import { languageName } from "../i18n/language.ts";
import type { Occasion } from "../conversations/sessions/start-conversation.ts";
import type { ToolDeclaration } from "../conversations/sessions/voice-service.ts";
import { isEnabled, tools } from "./registry.ts";
import type { Tool } from "./tool.ts";

/**
 * The tools to declare to the model, with the schemas that also check its calls. Only those useful in the conversation: the more tools a
 * model has, the worse it chooses.
 *
 * @param pageLanguages languages of the live pages, as far as known
 */
export const declareTools = (occasion: Occasion, pageLanguages: readonly string[]): readonly ToolDeclaration[] => {
  const { project } = occasion;
  const languages = [...new Set([project.defaultLanguage, ...pageLanguages])];
  const values = { site_languages: languages.map((tag) => `${languageName(tag, "en")} (${tag})`).join(", ") };
  return tools
    .filter((tool) => isEnabled(tool, project) && (tool.module !== "onboarding" || occasion.isOnboarding))
    .filter(({ isOffered = () => true }) => isOffered(occasion))
    .map(({ name, description, args, goesOn = false }) => ({
      name,
      description,
      parameters: toParameters(args, values),
      isAwaited: !goesOn,
    }));
};

/** Omits `$schema`, because the voice service has its own dialect, and `additionalProperties`, which the model should not send. */
const toParameters = (args: Tool["args"], values: Readonly<Record<string, string>>): UnknownRecord => {
  const declared = z.toJSONSchema(args, {
    io: "input",
    override: ({ jsonSchema }) => {
      if (jsonSchema.description !== undefined) jsonSchema.description = fill(jsonSchema.description, values);
    },
  });
  return Object.fromEntries(Object.entries(declared).filter(([key]) => !unsaid.has(key)));
};

const unsaid = new Set(["$schema", "additionalProperties"]);
