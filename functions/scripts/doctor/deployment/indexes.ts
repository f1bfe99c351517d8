import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { NoAnswer } from "../google.ts";
import { repositoryDir } from "../../../local/stack/paths.ts";
import { type Check, fail, pass, skip } from "../check.ts";

const Order = z.object({ fieldPath: z.string(), order: z.optional(z.string()) });
const Scope = z.enum(["COLLECTION", "COLLECTION_GROUP"]);
const IndexFile = z.object({
  indexes: z.array(z.object({ collectionGroup: z.string(), queryScope: Scope, fields: z.array(Order) })),
  fieldOverrides: z.array(
    z.object({
      collectionGroup: z.string(),
      fieldPath: z.string(),
      indexes: z.array(z.object({ queryScope: Scope, order: z.optional(z.string()) })),
    }),
  ),
});

/**
 * One query per index of `firestore.indexes.json`, with its fields in its order, so that no other index can serve it. Tests check that the
 * file has every index that the code needs.
 */
const readQueries = () => {
  const file: unknown = JSON.parse(readFileSync(join(repositoryDir, "firestore.indexes.json"), "utf8"));
  const { indexes, fieldOverrides } = IndexFile.parse(file);
  const single = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
    own.map(({ queryScope, order }) => ({ collectionGroup, queryScope, fields: [{ fieldPath, order }] })),
  );
  return [...indexes, ...single].map(({ collectionGroup, queryScope, fields }) => ({
    name: `${collectionGroup} (${fields.map(({ fieldPath }) => fieldPath).join(", ")})`,
    structuredQuery: {
      select: { fields: [{ fieldPath: "__name__" }] },
      from: [{ collectionId: collectionGroup, allDescendants: queryScope === "COLLECTION_GROUP" }],
      orderBy: fields.map(({ fieldPath, order = "ASCENDING" }) => ({ field: { fieldPath }, direction: order })),
      limit: 1,
    },
  }));
};

/** Checks that every index exists and is built. */
export const indexes: Check = {
  name: "deployment/indexes",
  run: async ({ google, projectId, projectName }) => {
    if (google === undefined) return skip("The emulator of Firestore needs no indexes.");
    const queries = readQueries();
    const isMissing = async ({ structuredQuery }: (typeof queries)[number]): Promise<boolean> => {
      try {
        const answer = await google.post("firestore", `projects/${projectId}/databases/(default)/documents:runQuery`, { structuredQuery });
        if (answer.kind === "refused") throw new Error(`Firestore refused the query: ${answer.reason}`);
        return false;
      } catch (error) {
        if (error instanceof NoAnswer && error.message.includes("index")) return true;
        throw error;
      }
    };
    const found = await Promise.all(queries.map(async (query) => ({ query, missing: await isMissing(query) })));
    const missing = found.filter((one) => one.missing).map(({ query }) => query.name);
    if (missing.length === 0) return pass(`All ${queries.length} indexes answer their query.`);
    return fail(
      `Firestore lacks ${missing.length === 1 ? "an index" : `${missing.length} indexes`}, or still builds them: ${missing.join("; ")}.`,
      `firebase deploy --only firestore:indexes --project ${projectName}`,
    );
  },
};
