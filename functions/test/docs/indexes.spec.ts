import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { documentedCollections } from "../support/data-model.ts";
import { IndexFile } from "../support/needed-indexes.ts";

const root = join(import.meta.dirname, "../../..");

const { fieldOverrides } = IndexFile.parse(JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")));

/** The fields by which the functions and the operator's tool query each collection. Everything else is read by ID. */
const queriedBy: Readonly<Record<string, readonly string[]>> = {
  documents: ["slug", "language", "visibility", "updated_at", "doc_template_id", "due_publication_at", "translation_of"],
  redirects: ["from", "to", "language"],
  preview_links: ["token_digest"],
  api_keys: ["revoked_at", "created_by", "revoked_by"],
  settings_versions: ["changed_by"],
  questions: ["status", "answered_at", "asked_at", "uid", "answered_by", "closed_by", "changed_by"],
  messages: ["status", "left_at", "uid", "closed_by", "changed_by"],
  members: ["role", "uid"],
  invitations: ["invited_by"],
  outbox: ["at"],
  presence: ["document", "at", "uid"],
  outboxes: ["due_at"],
  site_hosts: ["project_id"],
  users: ["profile.contact_email", "visitor.last_visit_at"],
  transfers: ["identity", "deadline", "created_at", "uid"],
  transfer_days: ["day"],
  daily_budgets: ["uid"],
  live_usage: ["uid"],
  tool_calls: ["uid"],
};

/** Only queried together with another field, by an index of both. */
const queriedTogether = ["expire_at"];

/** Other programs may query these in any way: docs/data-model.md. */
const openToOthers = [
  "projects",
  "members",
  "users",
  "templates",
  "documents",
  "versions",
  "questions",
  "messages",
  "onboarding",
  "redirects",
];

/** Fields in the queries of the code. The emulators run queries without their indexes, so only this finds a forgotten one. */
const fieldsInCode = (): readonly string[] =>
  globSync(["functions/src/**/*.ts", "functions/scripts/admin/**/*.ts"], { cwd: root })
    .filter((file) => !file.endsWith(".spec.ts"))
    .flatMap((file) => [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /(?:(?:\.where|\.orderBy|isSpelt)\(|firstBehind\([^"]*(?:"open"\), )?)"([\w.]+)"/g,
      ),
    ])
    .map(([, field = ""]) => field);

const overridesOf = (collection: string) => fieldOverrides.filter(({ collectionGroup }) => collectionGroup === collection);

const hasNoIndexes = (collection: string): boolean =>
  overridesOf(collection).some(({ fieldPath, indexes }) => fieldPath === "*" && indexes.length === 0);

describe("firestore.indexes.json", () => {
  it("is compared with all queries of the code", () => {
    expect([...new Set(fieldsInCode())]).to.have.members([...new Set([...Object.values(queriedBy).flat(), ...queriedTogether])]);
  });

  it("keeps the index of every field that is queried", () => {
    const lost = Object.entries(queriedBy).flatMap(([collection, fields]) =>
      fields.filter((field) => {
        const own = overridesOf(collection).find(({ fieldPath }) => fieldPath === field);
        return own === undefined ? hasNoIndexes(collection) : own.indexes.length === 0;
      }),
    );
    expect(lost).to.deep.equal([]);
  });

  it("has no index for anything else of a collection that only Lectern uses", () => {
    for (const { name } of documentedCollections.filter((collection) => !openToOthers.includes(collection.name))) {
      expect(hasNoIndexes(name), name).to.equal(true);
      const indexed = overridesOf(name).filter(({ indexes }) => indexes.length > 0);
      expect(
        indexed.map(({ fieldPath }) => fieldPath),
        name,
      ).to.have.members([...(queriedBy[name] ?? [])]);
    }
  });
});

describe("names of documents", () => {
  it("never begin with the day: a day's writes would all go to one place", () => {
    const dated = documentedCollections.filter(({ path }) => /\/(\{day|\d{4})[^/]*$/.test(path)).map(({ name }) => name);
    // One write at the end of a transfer, to one document per day and project.
    expect(dated).to.deep.equal(["transfer_days"]);
  });
});
