import * as z from "zod";
import { checkDatabase } from "../before/database.ts";
import { readDeployment } from "../read-deployment.ts";
import { repositoryDir } from "../../../local/stack/paths.ts";
import { type Check, fail, pass, skip, warn } from "../check.ts";

const Backups = z.object({ backups: z.optional(z.array(z.object({ snapshotTime: z.string(), state: z.string() }))) });

/** 26 h: backups are daily, and take about two hours. */
const oldestMs = 26 * 3_600_000;

/** Checks that there is a recent backup. */
export const backups: Check = {
  name: "deployment/backups",
  run: async ({ google, projectId, projectName }) => {
    if (google === undefined) return skip("A local stack has no backups.");
    const findings = await checkDatabase({ ...readDeployment(repositoryDir, projectName), projectId }, google);
    const [first] = findings.toSorted((a, b) => Number(b.isNeeded) - Number(a.isNeeded));
    if (first !== undefined) return (first.isNeeded ? fail : warn)(findings.map(({ what }) => what).join(" "), first.mend);
    const answer = await google.get("firestore", `projects/${projectId}/locations/-/backups`);
    const kept = Backups.safeParse(answer.kind === "found" ? answer.body : {}).data?.backups ?? [];
    const newestMs = Math.max(...kept.filter(({ state }) => state === "READY").map(({ snapshotTime }) => Date.parse(snapshotTime)));
    if (Date.now() - newestMs < oldestMs) return pass(`The newest backup is from ${new Date(newestMs).toISOString()}.`);
    return warn(
      kept.length === 0 ? "There is no backup yet." : "The newest backup is older than a day.",
      `gcloud firestore backups list --project ${projectId}`,
    );
  },
};
