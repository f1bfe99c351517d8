import { onboardingLimits } from "./limits.ts";
import type { ExtractionProblem } from "./extraction/extraction.ts";
import { listOf } from "../i18n/texts.ts";
import { briefFields } from "./brief.ts";
import type { Conversation } from "./open-conversation.ts";
import { sayValue } from "./field-value.ts";
import type { FieldPath } from "./field-path.ts";
import type { Session } from "./onboarding-session.ts";

/** Matters of choice, which are not reported as missing. Visitors know the other fields, and a website should have them. */
const chosen: ReadonlySet<FieldPath> = new Set(["brand_tone", "intent", "greeting_draft", "voice"]);

const unreadable: ReadonlySet<ExtractionProblem> = new Set([
  "invalid_website",
  "blocked_address",
  "robots_disallow",
  "site_not_found",
  "site_unreadable",
]);

/** The sentences after an extraction: the first findings, what is missing, and what the visitor can do now. */
export const describeExtraction = ({ say, nameOf, texts: { language } }: Conversation, session: Session): readonly string[] => {
  const { extraction } = session;
  const problems = extraction.kind === "finished" ? extraction.problems : [];
  const isUnread = problems.some((problem) => unreadable.has(problem));
  const fields = briefFields(session);
  const found = fields
    .filter(({ entry, path }) => entry !== undefined && entry.source.kind !== "suggestion" && !chosen.has(path))
    .slice(0, onboardingLimits.spokenFindings);
  const factsOf = (some: typeof found): string =>
    some
      .map(({ path, value }) => (value === null ? "" : say("fact", { field: nameOf(path), value: sayValue(path, value, language) })))
      .join(" ");
  // Facts from elsewhere are not presented as the company's own.
  const elsewhere = found.filter(({ entry }) => entry?.source.kind === "search");
  const own = found.filter((field) => !elsewhere.includes(field));
  const missing = fields.filter(({ path, value }) => value === null && !chosen.has(path)).map(({ path }) => nameOf(path));
  return [
    isUnread ? say("siteUnreadable") : "",
    problems.includes("no_website") ? say("noWebsite") : "",
    found.length === 0 ? say("nothingFound") : "",
    own.length === 0 ? "" : say("found", { facts: factsOf(own) }),
    elsewhere.length === 0 ? "" : say("foundElsewhere", { facts: factsOf(elsewhere) }),
    problems.includes("timeout") && !isUnread ? say("partlyRead") : "",
    found.length === 0 || missing.length === 0 ? "" : say("missing", { fields: listOf(language, missing) }),
    say(found.length === 0 ? "askToTell" : "askToCorrect"),
  ];
};
