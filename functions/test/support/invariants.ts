import { everythingIn } from "./documents.ts";
import { findBrokenDrafts } from "./draft-invariants.ts";

/** What is broken in a project whose drafts were all made by Lectern, in sentences: there is nothing. */
export const brokenInvariantsOf = async (projectId: string): Promise<readonly string[]> => findBrokenDrafts(await everythingIn(projectId));
