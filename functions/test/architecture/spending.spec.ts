import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "chai";
import type { CompanyRegistry, Places } from "../../src/lib/companies/company-registry.ts";
import type { Extractor } from "../../src/lib/onboarding/extraction/extraction.ts";
import type { TranslationService } from "../../src/lib/i18n/widget-labels.ts";
import type { Judge } from "../../src/lib/answers/knowledge/find-answer.ts";
import type { Bucket } from "../../src/lib/pages/media/bucket.ts";
import type { CompanyDirectory } from "../../src/lib/onboarding/company-directory.ts";
import type { BudgetUnit } from "../../src/lib/projects/plans.ts";
import type { VoiceService } from "../../src/lib/conversations/sessions/voice-service.ts";
import type { Telephony } from "../../src/lib/transfers/telephony.ts";
import { readSources } from "./source-files.ts";

/** `live_sessions` is the quota of sessions. `transfers` also covers the telephony service's other calls, which concern a dial that was counted. */
type Unit = BudgetUnit | "live_sessions";

/** The asynchronous methods of a port: those that leave the deployment. */
type Outgoing<Port> = keyof { [Name in keyof Port as Port[Name] extends (...args: never[]) => Promise<unknown> ? Name : never]: unknown };

/** The files that call a port's method, and the units counted before each call. */
type Sites = Readonly<Record<string, readonly Unit[]>>;

/** Every call that leaves the deployment for a service that costs money or is shared with others. */
const registry = {
  search: { "companies/search-companies.ts": ["search_company"] },
  // An extraction looks up what could not be looked up at the selection.
  findById: { "companies/search-companies.ts": ["search_company"], "companies/find-company.ts": ["select_company", "run_extraction"] },
} satisfies Record<Outgoing<CompanyRegistry>, Sites>;

const places = {
  search: { "companies/search-companies.ts": ["search_company"] },
  findPlace: { "tools/handlers/company-directory.ts": ["select_company", "run_extraction"] },
} satisfies Record<Outgoing<Places>, Sites>;

/** What is built from the two above. */
const directory = {
  findInRegistry: { "onboarding/identify-company.ts": ["select_company"], "onboarding/run-extraction.ts": ["run_extraction"] },
  findPlace: { "onboarding/identify-company.ts": ["select_company"], "onboarding/run-extraction.ts": ["run_extraction"] },
} satisfies Record<Outgoing<CompanyDirectory>, Sites>;

const extractor = { extract: { "onboarding/run-extraction.ts": ["run_extraction"] } } satisfies Record<Outgoing<Extractor>, Sites>;

const judge = { judge: { "answers/knowledge/find-answer.ts": ["ask_model"] } } satisfies Record<Outgoing<Judge>, Sites>;

const translation = {
  translate: { "i18n/widget-labels.ts": ["translate_labels"], "tools/handlers/update-profile.ts": ["translate_labels"] },
} satisfies Record<Outgoing<TranslationService>, Sites>;

const voice = { mint: { "conversations/sessions/session.ts": ["live_sessions"] } } satisfies Record<Outgoing<VoiceService>, Sites>;

const bucket = {
  renewObject: { "pages/media/upload-image.ts": [] },
  // What was removed while somebody began to use it is put back.
  storeObject: { "pages/media/upload-image.ts": ["media_bytes"], "pages/media/remove-image.ts": [] },
  // The cache in front serves the readers of a picture, which has one address.
  openObject: { "pages/media/serve-image.ts": [], "pages/media/remove-image.ts": [] },
  sizeOf: { "pages/media/serve-image.ts": [], "pages/media/remove-image.ts": [] },
  listObjects: { "pages/media/list-images.ts": [], "pages/media/remove-image.ts": [] },
  deleteObject: { "pages/media/remove-image.ts": [] },
} satisfies Record<Outgoing<Bucket>, Sites>;

const telephony = {
  dial: { "transfers/dial-manager.ts": ["transfers"] },
  findCalls: { "transfers/reconcile.ts": ["transfers"] },
  endCall: { "transfers/apply-event.ts": ["transfers"] },
  dismiss: { "transfers/apply-event.ts": ["transfers"] },
  announceManager: { "transfers/apply-event.ts": ["transfers"] },
} satisfies Record<Outgoing<Telephony>, Sites>;

/**
 * By the folder of `providers` that implements the port. Gemini and the web are building blocks of adapters; `notifications` reports messages,
 * questions and transfers, each of which was counted.
 */
const adapters: Readonly<Record<string, Readonly<Record<string, Sites>>>> = {
  extraction: extractor,
  judge,
  places,
  registries: registry,
  storage: bucket,
  telephony,
  translation,
  voice,
};

const parts = ["gemini", "notifications", "web"];

const ports = [...Object.values(adapters), directory].map((port): Readonly<Record<string, Sites>> => port);

const root = resolve(import.meta.dirname, "../../src/lib");

const rooms = readSources("src/lib")
  .map(({ path }) => path.replace("src/lib/", ""))
  .filter((path) => !path.startsWith("providers/"))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/**
 * Methods that only share a name: the search in a site's index is local, and an extraction's search is part of `extract`, which is counted as a
 * whole.
 */
const within: ReadonlySet<string> = new Set([
  "answers/knowledge/site-index.ts: search",
  "onboarding/extraction/extract-company.ts: search",
]);

/** Also finds a method that was destructured from its port: it is then awaited under its own name. */
const callsOf = (method: string): readonly string[] =>
  rooms
    .filter(({ text }) => new RegExp(`(?:\\w[?)]?\\.|\\bawait |=> )${method}\\(`).test(text))
    .map(({ path }) => `${path}: ${method}`)
    .filter((site) => !within.has(site));

const methods = [...new Set(ports.flatMap((port) => Object.keys(port)))];

describe("calls that leave the deployment", () => {
  it("go through adapters that the table has, each once", () => {
    const folders = readdirSync(join(root, "providers"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect([...Object.keys(adapters), ...parts].toSorted()).to.deep.equal(folders.toSorted());
  });

  for (const method of methods) {
    it(`${method} is called where the table says that a unit covers it, and nowhere else`, () => {
      const covered = ports.flatMap((port) => Object.keys(port[method] ?? {}).map((path) => `${path}: ${method}`));
      expect(callsOf(method).toSorted()).to.deep.equal([...new Set(covered)].toSorted());
    });
  }

  it("are counted: every unit of the table is spent somewhere", () => {
    const units = new Set(ports.flatMap((port) => Object.values(port).flatMap((sites) => Object.values(sites).flat())));
    const spent = rooms.map(({ text }) => text).join("\n");
    const counted = (unit: Unit): boolean =>
      unit === "live_sessions"
        ? /\breserveUnit\(/.test(spent)
        : new RegExp(`(?:spendUnit|consumeBudget|budgetOf|addBudgetWrites)\\([^;]*"${unit}"`).test(spent);
    expect([...units].filter((unit) => !counted(unit))).to.deep.equal([]);
  });
});
