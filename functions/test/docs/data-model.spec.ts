import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import * as z from "zod";
import { documentedCollections, documentedFields } from "../support/data-model.ts";

const root = join(import.meta.dirname, "../../..");

const named = /(?:\.collection(?:Group)?\(|under\(projectId, )"(\w+)"/g;

/** The collection names in the service's code. A computed name would not be found; no store computes one. */
const collectionsInCode = (): readonly string[] =>
  globSync("functions/src/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".spec.ts"))
    .flatMap((file) => [...readFileSync(join(root, file), "utf8").matchAll(named)].map(([, name = ""]) => name));

const Indexes = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), fields: z.array(z.object({ fieldPath: z.string() })) })),
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() })),
});

describe("docs/data-model.md", () => {
  it("describes every collection that the code names, each once, and no other", () => {
    const documented = documentedCollections.map(({ name }) => name).toSorted();
    expect(documented).to.deep.equal([...new Set(collectionsInCode())].toSorted());
  });

  it("describes every field that firestore.indexes.json names, and every field that expires", () => {
    const { indexes, fieldOverrides } = Indexes.parse(JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8")));
    const indexed = [
      ...indexes.flatMap(({ collectionGroup, fields }) => fields.map(({ fieldPath }) => ({ collectionGroup, fieldPath }))),
      ...fieldOverrides,
    ];
    const named = indexed.filter(({ fieldPath }) => fieldPath !== "*");
    expect(named.filter(({ collectionGroup, fieldPath }) => !documentedFields(collectionGroup).includes(fieldPath))).to.deep.equal([]);
    const expiring = fieldOverrides.filter(({ ttl }) => ttl === true).map(({ collectionGroup }) => collectionGroup);
    const documented = documentedCollections.filter(({ fields }) => fields.includes("expire_at")).map(({ name }) => name);
    expect(expiring.toSorted()).to.deep.equal(documented.toSorted());
  });
});
