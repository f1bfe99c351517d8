import { AppError } from "../../../src/lib/platform/core/app-error.ts";
import { OperatorError } from "../operator-error.ts";
import type { Report } from "./report.ts";

/** gRPC's INVALID_ARGUMENT: Firestore cannot store this document. */
const invalidArgument = 3;

/** An error of Lectern's or Node's own code, or a refusal of this document. Services that fail, and wrong orders, fail for every post. */
const isOfPost = (error: unknown): error is Error => {
  if (!(error instanceof Error) || error instanceof OperatorError || error instanceof AppError) return false;
  const code: unknown = "code" in error ? error.code : undefined;
  return code === undefined || code === invalidArgument || (typeof code === "string" && code.startsWith("ERR_"));
};

/** Does something with a post; one that cannot be read is named with the reason, and the others go on. Returns whether it was done. */
export const onlyThisPost = async (title: string, report: Report, work: () => unknown): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    if (!isOfPost(error)) throw error;
    report.add(`Not imported, because it can't be read (${error.message})`, title);
    return false;
  }
};
