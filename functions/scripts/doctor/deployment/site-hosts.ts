import { asRecord, asText } from "../../../src/lib/platform/firestore/decode.ts";
import { askHost } from "../ask-host.ts";
import { type Check, fail, pass, warn } from "../check.ts";
import { inPortions, othersLater } from "../in-portions.ts";
import type { Patient } from "../patient.ts";

/** 10 hosts at once: each costs two requests and a read. */
const together = 10;
const mostNamed = 10;

/** Of one host, which would otherwise use up the time of all. */
const hostMs = 10_000;

interface Fault {
  readonly says: string;
  readonly fix: string;
  /** Somebody may want it so. */
  readonly isWanted?: true;
}

/** Checks that every host which is claimed for a project shows that project's site. */
export const siteHosts: Check = {
  name: "deployment/site-hosts",
  timeMs: 120_000,
  run: async (patient, signal) => {
    const { docs } = await (await patient.hosts()).get();
    if (docs.length === 0) return pass("No project has a host of its own.");
    const faults: Fault[] = [];
    const looked = await inPortions(docs, together, async (claims) => {
      const found = claims.map(async (claim) =>
        findFault(patient, claim.id, asText(claim.get("project_id")), AbortSignal.any([signal, AbortSignal.timeout(hostMs)])),
      );
      faults.push(...(await Promise.all(found)).filter((fault) => fault !== undefined));
    });
    if (faults.length === 0 && looked < docs.length)
      return warn(`${looked} of ${docs.length} claimed hosts show their project's site. There was no time for the others.`, othersLater);
    if (faults.length === 0) return pass(`Every claimed host shows its project's site. Hosts: ${docs.length}.`);
    const named = faults.slice(0, mostNamed);
    return (faults.every(({ isWanted }) => isWanted) ? warn : fail)(
      `${named.map(({ says }) => says).join("; ")}${faults.length > mostNamed ? "; ..." : "."}`,
      [...new Set(named.map(({ fix }) => fix))].join("\n"),
    );
  },
};

const findFault = async (patient: Patient, host: string, project: string, signal: AbortSignal): Promise<Fault | undefined> => {
  const stored = await (await patient.openTarget()).firestore.doc(`projects/${project}`).get();
  const takeBack = `npm --prefix functions run admin -- site host ${project} ${host} --remove`;
  if (!stored.exists) return { says: `${host} is claimed for ${project}, which does not exist any more`, fix: takeBack };
  if (asRecord(stored.get("site"))["public_pages"] !== true)
    return {
      says: `${host} shows nothing, because the pages of ${project} are not public`,
      fix: `Let an admin of ${project} make its pages public, or: ${takeBack}`,
      isWanted: true,
    };
  const connect = "Connect the domain to the second Hosting site: docs/published-site.md#a-domain-of-its-own";
  const at = await askHost(patient.originOf(host), { host, path: "/", signal }).catch((error: unknown) => reasonOf(error));
  if (typeof at === "string") return { says: `${host} does not answer: ${at}`, fix: connect };
  if (at.status !== 200 || at.headers["x-lectern-commit"] === undefined)
    return { says: `${host} does not show a site of this deployment: status ${at.status}`, fix: connect };
  const site = await fetch(`${patient.origin}/sites/${encodeURIComponent(project)}/`, { signal });
  if (titleOf(at.html) !== titleOf(await site.text())) return { says: `${host} shows another site than that of ${project}`, fix: connect };
  return undefined;
};

const titleOf = (html: string): string | undefined => /<title>([^<]*)/.exec(html)?.[1];

/** Of the network, such as ENOTFOUND, or of a certificate. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error && typeof error.code === "string" ? error.code : error.message) : String(error);
