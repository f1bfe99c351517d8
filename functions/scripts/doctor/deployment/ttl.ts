import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { repositoryDir } from "../../../local/stack/paths.ts";
import { type Check, fail, pass, skip } from "../check.ts";

const Wanted = z.object({
  fieldOverrides: z.array(z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.optional(z.boolean()) })),
});
const Fields = z.object({
  fields: z.optional(z.array(z.object({ name: z.string(), ttlConfig: z.optional(z.object({ state: z.optional(z.string()) })) }))),
});

/** Checks that Firestore deletes expired personal data, as in `docs/privacy.md`. */
export const ttl: Check = {
  name: "deployment/ttl",
  run: async ({ google, projectId, projectName }) => {
    if (google === undefined) return skip("The emulator of Firestore deletes nothing by itself.");
    const file: unknown = JSON.parse(readFileSync(join(repositoryDir, "firestore.indexes.json"), "utf8"));
    const wanted = Wanted.parse(file).fieldOverrides.filter(({ ttl: expires }) => expires === true);
    const filter = encodeURIComponent("ttlConfig:*");
    const groups = `projects/${projectId}/databases/(default)/collectionGroups`;
    const answer = await google.get("firestore", `${groups}/-/fields?filter=${filter}&pageSize=100`);
    if (answer.kind !== "found") return fail("This account may not see Firestore's fields.", "Grant it roles/datastore.viewer.");
    const active = (Fields.parse(answer.body).fields ?? [])
      .filter(({ ttlConfig }) => ttlConfig?.state === "ACTIVE")
      .map(({ name }) => name);
    const missing = wanted
      .map(({ collectionGroup, fieldPath }) => `${collectionGroup}/fields/${fieldPath}`)
      .filter((name) => !active.includes(`${groups}/${name}`));
    if (missing.length === 0) return pass(`${wanted.length} policies delete what has expired.`);
    return fail(
      `Expired data is never deleted in ${missing.map((name) => name.replace("/fields/", " by ")).join(", ")}.`,
      `firebase deploy --only firestore:indexes --project ${projectName}\nA new policy takes up to a day to be active.`,
    );
  },
};
