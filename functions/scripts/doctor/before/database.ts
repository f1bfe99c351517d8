import * as z from "zod";
import type { Deployment } from "../read-deployment.ts";
import { advised, type Finding, grantRole, needed } from "./finding.ts";
import type { Google } from "../google.ts";

const Database = z.object({
  type: z.string(),
  locationId: z.string(),
  deleteProtectionState: z.optional(z.string()),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
});

const Backups = z.object({ backupSchedules: z.optional(z.array(z.unknown())) });

/**
 * The database. firebase-tools would create a missing one in the United States, wherever the functions are, and its location could never be
 * changed.
 */
export async function checkDatabase(deployment: Deployment, google: Google): Promise<readonly Finding[]> {
  const { projectId, region } = deployment;
  const path = `projects/${projectId}/databases/(default)`;
  const firebase = (command: string): string => `firebase ${command} --project ${projectId}`;
  const answer = await google.get("firestore", path);
  if (answer.kind === "refused")
    return [needed("This account may not see the Firestore database.", grantRole(projectId, "roles/datastore.viewer"))];
  if (answer.kind === "absent") {
    const options = `--location ${region} --delete-protection ENABLED --point-in-time-recovery ENABLED`;
    return [needed("There is no Firestore database.", firebase(`firestore:databases:create "(default)" ${options}`))];
  }
  const { type, locationId, deleteProtectionState, pointInTimeRecoveryEnablement } = Database.parse(answer.body);
  if (type !== "FIRESTORE_NATIVE")
    return [
      needed(`The Firestore database is in ${type.toLowerCase().replaceAll("_", " ")}; Lectern needs native mode.`, "Use another project."),
    ];
  const findings: Finding[] = [];
  if (!isNear(locationId, region))
    findings.push(
      advised(
        `The functions are in ${region} and the database is in ${locationId}: every read has to cover the distance.`,
        `REGION=${regionsOf(locationId)[0] ?? locationId} in functions/.env.${projectId}`,
      ),
    );
  if (deleteProtectionState !== "DELETE_PROTECTION_ENABLED")
    findings.push(
      advised(
        "Anyone with the right permission can delete the database.",
        firebase('firestore:databases:update "(default)" --delete-protection ENABLED'),
      ),
    );
  if (pointInTimeRecoveryEnablement !== "POINT_IN_TIME_RECOVERY_ENABLED")
    findings.push(
      advised(
        "A mistake made today cannot be undone: the database has no point-in-time recovery.",
        firebase('firestore:databases:update "(default)" --point-in-time-recovery ENABLED'),
      ),
    );
  return [...findings, ...(await checkBackups(path, google, firebase))];
}

async function checkBackups(path: string, google: Google, firebase: (command: string) => string): Promise<readonly Finding[]> {
  const answer = await google.get("firestore", `${path}/backupSchedules`);
  if (answer.kind === "found" && (Backups.parse(answer.body).backupSchedules ?? []).length > 0) return [];
  return [advised("The database has no backups.", firebase("firestore:backups:schedules:create --recurrence DAILY --retention 14d"))];
}

/** Regions within multi-regional locations. https://firebase.google.com/docs/firestore/locations (2026-11) */
const multiRegions: Readonly<Record<string, readonly string[]>> = {
  nam5: ["us-central1"],
  nam7: ["us-central1", "us-east4"],
  eur3: ["europe-west1", "europe-west4"],
};

const regionsOf = (locationId: string): readonly string[] => multiRegions[locationId] ?? [locationId];

const isNear = (locationId: string, region: string): boolean => regionsOf(locationId).includes(region);

/** The region of the database; of a multi-regional one, the functions' region if that is part of it. */
export const regionOfDatabase = (database: unknown, region: string): string => {
  const { locationId } = Database.parse(database);
  return isNear(locationId, region) ? region : (regionsOf(locationId)[0] ?? locationId);
};
