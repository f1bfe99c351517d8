import { prices } from "./prices.ts";
import { refusalLimits } from "../../src/lib/auth/limits.ts";
import english from "../../src/lib/i18n/texts/en.json" with { type: "json" };
import { labelScopes } from "../../src/lib/i18n/widget-labels.ts";
import { knowledgeLimits } from "../../src/lib/answers/knowledge/limits.ts";
import { draftLimits } from "../../src/lib/pages/drafts/limits.ts";
import { budgetOf, type LimitName, limitNames, planNames } from "../../src/lib/projects/plans.ts";
import { projectLimits } from "../../src/lib/projects/limits.ts";
import { type Bound, endpointBounds, inventedAddress, publishedPage, siteReading, toolBounds } from "./requests.ts";
import { formatNumber, tableOf } from "./tables.ts";

type Plan = (typeof planNames)[number];

const { voice, text, translation, calls, firestore, hosting } = prices;

const firestoreCost = ({ reads, usualReads = reads, writes }: Pick<Bound, "reads" | "usualReads" | "writes">): number =>
  (usualReads * firestore.per100kReads + writes * firestore.per100kWrites) / 100_000;

const labelCharacters = labelScopes.flatMap((scope) => Object.values(english[scope])).join("").length;

/** What one unit costs in US dollars, by `contract/bounds/prices.ts`, or why that is not said. */
type UnitCost = { readonly what: string; readonly dollars: number } | { readonly why: string };

const places =
  "companies' registers are free; with a `PLACES_API_KEY`, each also asks Google Places once, at a price that depends on how much the account asks in a month. " +
  "So may an extraction.";

const teamOnly = "only the team spends them.";

const unitCosts: Readonly<Record<LimitName, UnitCost>> = {
  visitor_sessions: {
    what: `conversations of ${voice.minutesPerSession} minutes`,
    dollars: voice.perMinute * voice.minutesPerSession + firestoreCost(endpointBounds.liveSession),
  },
  ask_model: { what: "questions read by a model", dollars: text.perQuestion },
  run_extraction: { what: "companies' websites read by a model", dollars: text.perCompany },
  translate_labels: {
    what: "translations of a card's labels",
    dollars: (labelCharacters * translation.perMillionCharacters) / 1e6,
  },
  transfers: { what: "calls to the team, where `visitor_transfers` is on", dollars: calls.perCall },
  tool_calls: {
    what: "tool calls, in Firestore",
    dollars: firestoreCost(endpointBounds.liveToolsExecute) + Math.max(...Object.values(toolBounds).map(firestoreCost)),
  },
  search_company: { why: places },
  select_company: { why: places },
  questions: { why: "what they cost in Firestore is that of tool calls, and mails have their own line." },
  messages: { why: "what they cost in Firestore is that of tool calls, and mails have their own line." },
  transfers_per_hour: { why: "another limit of what `transfers` limits." },
  new_visitors_per_hour: { why: "what they cost in Firestore is that of their conversations." },
  media_bytes: { why: teamOnly },
  invitations: { why: teamOnly },
  comment_mails: { why: teamOnly },
};

const shareOf = (plan: Plan, unit: LimitName): number => budgetOf({ plan, liveSessionsPerDay: undefined, limits: {} }, unit).visitors;

const dollars = (amount: number): string => `${amount.toFixed(2)} $`;

/** The default of `MAX_INSTANCES`. */
const instances = 10;

/** So often may the questions of a day make instances list the site: each once a minute. */
const listingsOf = (plan: Plan): number => Math.min(shareOf(plan, "tool_calls"), instances * 24 * 60);

const listingCost = (plan: Plan): number => listingsOf(plan) * firestoreCost({ reads: siteReading.listed, writes: 0 });

/** Of a hundred thousand requests, each of which reads so many documents. */
const reading = (reads: number): string => dollars(100_000 * firestoreCost({ reads, writes: 0 }));

const withoutPrice = (): readonly string[] => {
  const reasons = limitNames.flatMap((unit) => {
    const cost = unitCosts[unit];
    return "why" in cost ? [{ unit: `\`${unit}\``, why: cost.why }] : [];
  });
  return [...Map.groupBy(reasons, ({ why }) => why)].map(([why, units]) => `- ${units.map(({ unit }) => unit).join(", ")}: ${why}`);
};

/** The section of `docs/costs.md` about anonymous visitors. */
const renderVisitorCosts = (): string => {
  const priced = limitNames.flatMap((unit) => {
    const cost = unitCosts[unit];
    return "dollars" in cost ? [{ unit, ...cost }] : [];
  });
  const total = (plan: Plan): number =>
    priced.reduce((sum, { unit, dollars: each }) => sum + shareOf(plan, unit) * each, listingCost(plan));
  // All questions of a day are one mail of the next morning.
  const mails = (plan: Plan): number => (shareOf(plan, "messages") + shareOf(plan, "transfers") + 1) * projectLimits.notifiedEmails;
  return [
    "One person who makes anonymous identities by the hundred, in a project that is open to anyone, can cause in a day at most (estimates by the prices in",
    "`functions/contract/bounds/prices.ts`, without free quotas, and without the time of the functions, which [scale.md](scale.md) estimates):",
    "",
    ...tableOf(
      ["", ...planNames],
      [
        ...priced.map(({ what, unit, dollars: each }) => [
          `${what} (\`${unit}\`)`,
          ...planNames.map((plan) => `${formatNumber(shareOf(plan, unit))}: ${dollars(shareOf(plan, unit) * each)}`),
        ]),
        [
          `lists of ${formatNumber(knowledgeLimits.pages)} pages, ${draftLimits.templates} templates and ${knowledgeLimits.answeredQuestions} answers, once a minute by each of ${instances} instances (\`ask\`)`,
          ...planNames.map((plan) => `${formatNumber(listingsOf(plan))}: ${dollars(listingCost(plan))}`),
        ],
        ["together", ...planNames.map((plan) => dollars(total(plan)))],
        [
          `mails about messages, missed calls and questions, with ${projectLimits.notifiedEmails} addresses to notify`,
          ...planNames.map((plan) => formatNumber(mails(plan))),
        ],
      ],
    ),
    "",
    "Questions cost up to twice as much where `ASK_MODEL` names a second model, on a day on which every answer of the first is late, and twice as much where pages are in Japanese.",
    "In 2027 the models that read cost twice as much.",
    "",
    "Without a price:",
    "",
    ...withoutPrice(),
    "",
    "Members then still have what [bounds.md](bounds.md) leaves them: at least half of every budget.",
    "",
    "**Whatever is read without an identity, and what is refused, is in no budget of a day**: only the number of instances limits it. A hundred thousand requests that no cache answers cost in Firestore at most",
    `${reading(3)} if they are refused (3 reads each, and after ${refusalLimits.refusals} of one person in a minute none), ${reading(inventedAddress.siteHtml)} for invented addresses of a public site,`,
    `and ${reading(publishedPage)} for its pages. A gigabyte of pages or pictures that leaves Hosting costs ${dollars(hosting.perGb)}.`,
  ].join("\n");
};

const mark = { begins: "<!-- visitors: generated by npm run openapi -->", ends: "<!-- /visitors -->" } as const;

/** The document with the section as it is now. */
export const withVisitorCosts = (document: string): string => {
  const [before = "", rest = ""] = document.split(mark.begins);
  const [, after = ""] = rest.split(mark.ends);
  return `${before}${mark.begins}\n\n${renderVisitorCosts()}\n\n${mark.ends}${after}`;
};
