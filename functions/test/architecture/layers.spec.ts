import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect } from "chai";
import { cruiseRepository } from "../../scripts/checks/layers.ts";

const lib = "functions/src/lib";

/** Imports that break the rule with the name: from which file to which file, package or part of Node. */
const breaches: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "no-circle": [
    [`${lib}/pages/chicken.ts`, `${lib}/pages/egg.ts`],
    [`${lib}/pages/egg.ts`, `${lib}/pages/chicken.ts`],
  ],
  "no-circle-of-rooms": [
    [`${lib}/companies/company.ts`, `${lib}/usage/use.ts`],
    [`${lib}/usage/count.ts`, `${lib}/companies/name.ts`],
    ["web/editor/list/row.ts", "web/editor/draft/people.ts"],
    ["web/editor/draft/page.ts", "web/editor/list/rows.ts"],
    ["functions/fakes/mail/box.ts", "functions/fakes/time/clock.ts"],
    ["functions/fakes/time/zone.ts", "functions/fakes/mail/letter.ts"],
  ],
  "top-folders-import-downwards": [
    ["functions/answers/opened.ts", `${lib}/profile/pronoun.ts`],
    [`${lib}/profile/profile.ts`, "functions/contract/profile.ts"],
    ["functions/contract/bounds/prices.ts", "functions/fakes/gemini/prices.ts"],
    ["functions/fakes/gemini/speech.ts", "functions/local/stack/stack.ts"],
    ["functions/local/build/bundle.ts", "functions/bench/floor/load.ts"],
    ["functions/bench/table.ts", "functions/soak/actor.ts"],
    ["functions/soak/shift.ts", "functions/scripts/doctor/check.ts"],
    ["functions/new/room.ts", `${lib}/profile/pronoun.ts`],
    ["web/shared/button.ts", "web/inbox/list.ts"],
  ],
  "entrances-stand-above-all": [["functions/src/endpoints/editOpen.ts", "functions/src/endpoints/editSave.ts"]],
  "entrances-are-thin": [["functions/src/endpoints/editRead.ts", "undici"]],
  "platform-stands-below-all": [[`${lib}/platform/http/endpoint.ts`, `${lib}/projects/project.ts`]],
  "core-stands-on-nothing": [[`${lib}/platform/core/id.ts`, `${lib}/platform/config/region.ts`]],
  "config-and-log-stand-on-core": [[`${lib}/platform/log/log.ts`, `${lib}/platform/http/request.ts`]],
  "firestore-and-http-know-each-other-not": [[`${lib}/platform/http/answer.ts`, `${lib}/platform/firestore/commit.ts`]],
  "guards-precede-tools-and-providers": [[`${lib}/auth/guards.ts`, `${lib}/tools/tool.ts`]],
  "agents-tools-are-operations-for-programs": [[`${lib}/mcp/serve-mcp.ts`, `${lib}/auth/guards.ts`]],
  "tools-are-below-the-pipeline": [[`${lib}/tools/registry.ts`, `${lib}/platform/http/headers.ts`]],
  "providers-adapt-and-nothing-else": [[`${lib}/providers/voice/mint.ts`, `${lib}/tools/handlers/ask.ts`]],
  "capabilities-know-no-outside": [[`${lib}/onboarding/extract.ts`, `${lib}/providers/web/read.ts`]],
  "capabilities-compute": [[`${lib}/onboarding/brief.ts`, "undici"]],
  "capabilities-open-no-socket": [[`${lib}/visitors/visit.ts`, "node:net"]],
  "storage-stands-on-firestore": [[`${lib}/visitors/store.ts`, `${lib}/platform/log/line.ts`]],
  "rules-know-no-storage": [[`${lib}/transfers/next-state.ts`, `${lib}/transfers/store.ts`]],
  "firestore-is-spoken-to-by-stores": [[`${lib}/auth/identities.ts`, "firebase-admin/firestore"]],
  "the-service-is-all-that-is-deployed": [[`${lib}/profile/profile.ts`, "web/shared/direction.ts"]],
  "only-counting-spends": [[`${lib}/answers/look-up.ts`, `${lib}/platform/core/spent.ts`]],
  "answers-are-types-to-the-service": [[`${lib}/pages/open.ts`, "functions/answers/opened-draft.ts"]],
  "protocols-know-no-page": [["functions/fakes/twilio.ts", "web/shared/direction.ts"]],
  "scripts-use-no-tests": [["functions/scripts/test.ts", "functions/test/support/api.ts"]],
  "measurements-are-no-tests": [["functions/bench/run.ts", "functions/test/pages/open.ts"]],
  "pages-know-no-server": [["web/editor/main.ts", `${lib}/i18n/language.ts`]],
  "addresses-stand-alone": [["web/site/page-address.ts", "undici"]],
  "markdown-stands-alone": [["web/markdown/parser.ts", "web/site/host.ts"]],
  "the-client-stands-alone": [["web/client/src/index.ts", "web/site/host.ts"]],
  "pages-know-no-other-page": [["web/editor/main.ts", "web/inbox/item.ts"]],
};

const isFile = (target: string): boolean => target.endsWith(".ts");

/** A repository with these imports alone. */
const aRepository = (imports: readonly (readonly [string, string])[]): string => {
  const root = mkdtempSync(join(tmpdir(), "lectern-layers-"));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: "a" });
  };
  for (const [from, to] of imports) {
    write(from, `import "${isFile(to) ? relative(dirname(from), to).replace(/^(?!\.)/, "./") : to}";\n`);
    if (isFile(to)) write(to, "");
  }
  write("functions/node_modules/undici/index.js", "");
  write("functions/node_modules/firebase-admin/lib/firestore.js", "");
  write("functions/node_modules/firebase-admin/package.json", '{"exports":{"./firestore":"./lib/firestore.js"}}');
  write("functions/package.json", '{"dependencies":{"undici":"1","firebase-admin":"1"}}');
  return root;
};

describe("the rules of .dependency-cruiser.mjs", () => {
  let broken: ReadonlyMap<string, readonly string[]>;
  let known: readonly string[];

  before(async () => {
    const root = aRepository(Object.values(breaches).flat());
    const { summary } = await cruiseRepository(root);
    known = (summary.ruleSetUsed?.forbidden ?? []).map(({ name }) => name ?? "");
    const all = Map.groupBy(summary.violations, ({ rule }) => rule.name);
    broken = new Map([...all].map(([name, found]) => [name, found.map(({ from }) => from)]));
    rmSync(root, { recursive: true });
  });

  for (const [name, imports] of Object.entries(breaches))
    it(`find what breaks ${name}`, () => {
      const files = name.endsWith("rooms") ? imports.map(([from]) => dirname(from)) : imports.map(([from]) => from);
      // A circle is reported once.
      const circles = name.startsWith("no-circle") ? files.filter((_, index) => index % 2 === 0) : files;
      expect(broken.get(name)).to.include.members([...circles]);
      expect(files).to.include.members([...(broken.get(name) ?? [])]);
    });

  it("are all tried here, but for the one on packages, which needs them", () => {
    expect(known.filter((name) => breaches[name] === undefined)).to.deep.equal(["the-service-has-its-packages"]);
  });
});
