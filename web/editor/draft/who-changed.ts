import type { LecternProject } from "@lectern/client";
import { mergeThreeWay, type Text } from "@lectern/client/autosave";

/** Who has saved a text. */
export interface Writer {
  /** Of a person, or of a key. Null: nobody knows. */
  readonly id: string | null;
  readonly name: string | null;
}

export const unknownWriter: Writer = { id: null, name: null };

interface Sides {
  readonly base: Text;
  readonly mine: Text;
}

/** 30 s: then the question stays without a name. */
const limitMs = 30_000;

/**
 * Whose save does not go together with `mine`: others may have saved since, elsewhere. Between two writers there is a version of the first one's
 * text, unless another program has written over it.
 */
export const whoChanged = async (drafts: LecternProject["drafts"], draftId: string, { base, mine }: Sides): Promise<Writer> => {
  const options = { signal: AbortSignal.timeout(limitMs) };
  try {
    const [now, { versions }] = await Promise.all([drafts.read(draftId, options), drafts.versions(draftId, options)]);
    let writer: Writer = { id: now.updated_by, name: now.updated_by_name };
    for (const { versionId, saved_by: id, saved_by_name: name } of versions) {
      if (writer.id === null) break;
      const { doc } = await drafts.version(draftId, versionId, options);
      if (mergeThreeWay(base, mine, doc).conflicts.length === 0) break;
      writer = { id, name };
    }
    return writer;
  } catch {
    return unknownWriter; // offline, or the draft is gone: the save state says so
  }
};
