import type { DocumentReference } from "firebase-admin/firestore";
import { shareReading } from "../../platform/core/share-reading.ts";
import { database } from "../../platform/firestore/database.ts";
import { asOptionalText } from "../../platform/firestore/decode.ts";
import { reading } from "../../platform/firestore/storage-errors.ts";
import { siteLimits } from "./limits.ts";
import { hostOrigin, parseHost } from "./site-host.ts";

/** The project to which the operator has given a host, as `parseHost` spells it. Nobody else writes this. */
export const siteHostRef = (host: string): DocumentReference => database().collection("site_hosts").doc(host);

/**
 * Requests within a second share one reading: whoever invents addresses does not get to the database.
 *
 * @throws AppError `unavailable`
 */
export const findProjectAtHost = shareReading(
  async (host: string): Promise<string | undefined> =>
    asOptionalText((await reading(async () => siteHostRef(host).get())).get("project_id")),
  { forMs: siteLimits.hostRepeatMs, entries: siteLimits.hosts },
);

/**
 * Whether the site of a project is at this origin by itself.
 *
 * @throws AppError `unavailable`
 */
export const isHostOfProject = async (origin: string, projectId: string, pagesOrigin: string): Promise<boolean> => {
  const { host: named = "" } = URL.parse(origin) ?? {};
  const host = parseHost(named);
  return host !== undefined && hostOrigin(named, pagesOrigin) === origin && (await findProjectAtHost(host)) === projectId;
};
