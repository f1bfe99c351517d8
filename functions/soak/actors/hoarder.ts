import { removalLimits } from "../../src/lib/pages/removal/limits.ts";
import type { Actor } from "../actor.ts";

const versionBytes = 500_000;

/** More than one commit can delete. */
const versionCount = Math.ceil((removalLimits.commitBytes * 1.2) / versionBytes);

/** Somebody who discards drafts with more versions of another program than one commit can delete. */
export function createHoarder({ world, site, person, marker }: Actor): () => Promise<void> {
  return async () => {
    const text = marker();
    const draft = world.firestore.doc(`projects/${site.projectId}/documents/hoard-${text}`);
    const page = { metadata: { title: text, slug: text }, content: text, language: "en" };
    const at = new Date();
    const fields = {
      visibility: "draft",
      slug: text,
      doc_template_id: site.templateId,
      created_at: at,
      updated_at: at,
      updated_by: "importer",
    };
    await draft.set({ ...page, ...fields, revision: 1 });
    for (let version = 0; version < versionCount; version++)
      await draft
        .collection("versions")
        .doc(`import-${version}`)
        .set({ ...page, content: "x".repeat(versionBytes), saved_at: at });
    await world.client.insist({
      endpoint: "editDiscard",
      call: { projectId: site.projectId, token: person.token, body: { draftId: draft.id }, headers: { "Idempotency-Key": text } },
      expected: [200],
      onAnswer: ({ status }) => {
        if (status !== 200) return;
        const key = `${site.projectId}/${draft.id}`;
        world.ledger.drafts.add(key);
        world.ledger.discarded.add(key);
        world.ledger.largeDiscards += 1;
      },
    });
  };
}
