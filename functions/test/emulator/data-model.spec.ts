import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { documentedCollections } from "../support/data-model.ts";
import { everythingIn } from "../support/documents.ts";
import { fillProject } from "./filled-project.ts";

/** A stored document: the name of its collection, and its fields. */
type Found = readonly [collection: string, fields: readonly string[]];

const foundIn = async (projectId: string): Promise<readonly Found[]> =>
  [...(await everythingIn(projectId))].map(([path, { fields = {} }]) => [path.split("/").at(-2) ?? "", Object.keys(fields)] as const);

const foundInRoot = async (collection: string): Promise<readonly Found[]> =>
  (await firestore.collection(collection).get()).docs.map((record) => [collection, Object.keys(record.data())] as const);

describe("docs/data-model.md", () => {
  it("describes every field that Lectern stores", async () => {
    const { person } = await fillProject();
    const inProjects = await foundIn(person.projectId);
    const roots = ["users", "outboxes", "site_hosts", "transfer_lines", "transfer_calls", "translations"] as const;
    // Other tests store anything in these: one document that fits the description is enough.
    const inRoot = (await Promise.all(roots.map(foundInRoot))).flat();
    const fieldsOf = new Map(documentedCollections.map(({ name, fields }) => [name, new Set(fields)]));
    const isDescribed = ([name, fields]: Found): boolean => fields.every((field) => fieldsOf.get(name)?.has(field));
    expect(inProjects.filter((found) => !isDescribed(found))).to.deep.equal([]);
    const seen = new Set([...inProjects, ...inRoot.filter(isDescribed)].map(([name]) => name));
    expect([...seen].toSorted()).to.deep.equal([...fieldsOf.keys()].toSorted());
  });
});
