import { readCommit } from "../../stack/commit.ts";
import { type Check, fail, pass, skip, warn } from "../check.ts";
import { pathOf } from "../rewrites.ts";

/** Checks that the functions are those of this checkout. */
export const commit: Check = {
  name: "deployment/commit",
  kind: "cheap",
  run: async ({ origin, projectName, google }, signal) => {
    const response = await fetch(`${origin}${pathOf("docsList") ?? ""}`, { signal });
    const [deployed, here] = [response.headers.get("x-lectern-commit") ?? "", readCommit()];
    const restart = "Stop the stack, delete functions/dist, and start it again.";
    const mend = google === undefined ? restart : `npm --prefix functions run deploy -- --project ${projectName}`;
    if (deployed === "" && here === "" && google === undefined)
      return skip("The functions were built where there is no Git, and this folder has none.");
    if (deployed === "") return fail("The functions do not say which commit they are: they are older than this check, or not ours.", mend);
    if (deployed === here) return pass(`The functions are commit ${here}.`);
    return warn(
      `The functions are commit ${deployed}; this checkout is ${here === "" ? "none of Git's" : here}.`,
      google === undefined ? `Nothing, if functions/src has not changed in between. Otherwise: ${restart}` : mend,
    );
  },
};
