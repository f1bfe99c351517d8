import { type Check, fail, type Outcome, pass, skip, warn } from "../check.ts";
import { askFunctions, askSchedules, longestAskMs } from "./ask-commits.ts";
import { compareCommits } from "./compare-commits.ts";

/** Its failure has an exit code of its own. */
export const commitCheck = "deployment/commit";

const restart = "Stop the stack, delete functions/dist, and start it again.";

/**
 * Checks that every function is of the commit that should be deployed: firebase-tools before 15.34 may stop half-way, and report success
 * (https://github.com/firebase/firebase-tools/issues/10755).
 */
export const commit: Check = {
  name: commitCheck,
  kind: "cheap",
  timeMs: longestAskMs + 30_000,
  run: async ({ origin, projectName, projectId, google, commit: expected }, signal) => {
    const [functions, schedules] = await Promise.all([
      askFunctions(origin, signal),
      google === undefined ? "schedules have no address" : askSchedules(google, projectId),
    ]);
    const asked = typeof schedules === "string" ? functions : [...functions, ...schedules];
    const mend = google === undefined ? restart : `firebase deploy --project ${projectName}`;
    const compared = compareCommits(asked, expected);
    if (compared.kind === "parts")
      return fail(`Not every function is ${expected === "" ? "of one commit" : `commit ${expected}`}. ${compared.parts.join("; ")}.`, mend);
    const outcome = judge(compared.commit, { expected, count: asked.length, isLocal: google === undefined, mend });
    if (typeof schedules !== "string" || google === undefined || outcome.status !== "pass") return outcome;
    return warn(`${outcome.message} The schedules could not be asked: ${schedules}.`, mayNotRead(projectId));
  },
};

interface Expectation {
  readonly expected: string;
  readonly count: number;
  readonly isLocal: boolean;
  readonly mend: string;
}

/** What it means that all functions are of one commit. */
const judge = (deployed: string, { expected, count, isLocal, mend }: Expectation): Outcome => {
  if (deployed === "" && expected === "") return skip("The functions were built where there is no Git, and this folder has none.");
  if (deployed === "") return fail("The functions do not say which commit they are: they were built where there is no Git.", mend);
  if (deployed === expected || (expected === "" && !isLocal)) return pass(`All ${count} functions are commit ${deployed}.`);
  const message = `The functions are commit ${deployed}; this checkout is ${expected === "" ? "none of Git's" : expected}.`;
  return isLocal
    ? warn(message, `Nothing, if functions/src has not changed in between. Otherwise: ${restart}`)
    : fail(message, `${mend}\nor, if that commit should be there: git switch --detach ${deployed.replace("-dirty", "")}, and look again`);
};

const mayNotRead = (projectId: string): string =>
  `gcloud projects add-iam-policy-binding ${projectId} --member user:<your account> --role roles/cloudfunctions.viewer`;
