import { everythingIn } from "./documents.ts";
import { findBrokenDrafts } from "./draft-invariants.ts";

/** The broken invariants of a project whose drafts were all made by Lectern, as sentences. There must be none. */
export const brokenInvariantsOf = async (projectId: string): Promise<readonly string[]> => findBrokenDrafts(await everythingIn(projectId));
