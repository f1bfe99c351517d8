import * as z from "zod/mini";
import type { UnknownRecord } from "../core/unknown-record.ts";
import { fill } from "../i18n/texts.ts";
import { languageName } from "../i18n/language.ts";
import type { ToolDeclaration } from "../sessions/voice-service.ts";
import { isEnabled, tools } from "./registry.ts";
import type { Occasion, Tool } from "./tool.ts";

/**
 * The tools that are useful in a conversation, as declared to the model, with the schemas that check its calls. The more tools it has, the
 * worse it chooses.
 *
 * @param pageLanguages those of the live pages, as far as they are known
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

/** Without `$schema`, because the voice service has its own dialect, and without what a tool accepts but does not ask for. */
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
