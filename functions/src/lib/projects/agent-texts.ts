import type { OwnSettings } from "../../../answers/site-settings.ts";
import { asLanguage } from "../i18n/language.ts";
import { cleanText, countCharacters } from "../platform/core/text.ts";
import { isRecord } from "../platform/core/unknown-record.ts";
import { projectLimits } from "./limits.ts";

/** What the voice agent's panel shows, by language. */
export type AgentTexts = Pick<OwnSettings, "heading" | "suggestions">;

/** Other programs also write these; what cannot be used is left out. */
export const parseHeading = (stored: unknown): AgentTexts["heading"] =>
  byLanguage(stored, (text) => asLine(text, projectLimits.headingLength));

export const parseSuggestions = (stored: unknown): AgentTexts["suggestions"] =>
  byLanguage(stored, (texts) => {
    const lines = Array.isArray(texts) ? texts.flatMap((text) => asLine(text, projectLimits.suggestionLength) ?? []) : [];
    return lines.length === 0 ? undefined : lines.slice(0, projectLimits.suggestions);
  });

const asLine = (text: unknown, mostCharacters: number): string | undefined => {
  const line = typeof text === "string" ? cleanText(text) : "";
  return line !== "" && countCharacters(line) <= mostCharacters ? line : undefined;
};

const byLanguage = <Value>(stored: unknown, parse: (value: unknown) => Value | undefined): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {})
      .flatMap(([tag, value]) => {
        const [language, parsed] = [asLanguage(tag), parse(value)];
        return language === undefined || parsed === undefined ? [] : [[language, parsed] as const];
      })
      .slice(0, projectLimits.textLanguages),
  );
