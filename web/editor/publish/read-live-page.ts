import { isLecternError, type LecternProject, type ShownDocument, type Tagged } from "@lectern/client";

/** The live page; null if it no longer exists. Its tag identifies the state that the author has seen. */
export const readLivePage = async (project: LecternProject, docId: string): Promise<Tagged<ShownDocument> | null> => {
  try {
    const page = await project.documents.read(docId);
    return page.visibility === "live" ? page : null;
  } catch (error) {
    if (isLecternError(error, "not_found")) return null;
    throw error;
  }
};
