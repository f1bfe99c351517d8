import { parseHost } from "../../../src/lib/projects/site/site-host.ts";
import { siteHostRef } from "../../../src/lib/projects/site/host-record.ts";
import { asText } from "../../../src/lib/platform/firestore/decode.ts";
import { propose, type Proposal } from "../change.ts";
import { OperatorError } from "../operator-error.ts";
import { findRecord, requireProject } from "../records.ts";
import type { Target } from "../target.ts";

interface HostOptions {
  readonly remove?: boolean;
}

/** Gives a host to a project, or takes it back. The address of the site follows, unless somebody has set another one. */
export const changeSiteHost = async (
  { firestore }: Target,
  projectId: string,
  named: string,
  { remove = false }: HostOptions,
): Promise<Proposal> => {
  const host = parseHost(named);
  if (host === undefined) throw new OperatorError(`"${named}" is not a domain name such as www.example.com.`);
  // A host of a project that is gone can still be taken back.
  const project = await (remove ? findRecord(firestore, `projects/${projectId}`) : requireProject(firestore, projectId));
  const { path } = siteHostRef(host);
  const before = await findRecord(firestore, path);
  const owner = before === undefined ? projectId : asText(before.data["project_id"]);
  if (owner !== projectId)
    throw new OperatorError(`${host} is the host of ${owner}. Take it back first, with "site host ${owner} ${host} --remove".`);
  if (remove && before === undefined)
    throw new OperatorError(`${host} is not a host of ${projectId}. See them with "site hosts ${projectId}".`);
  const url = `https://${host}`;
  const { site_url: siteUrl, ...others } = project?.data ?? {};
  const followed = project !== undefined && (remove ? siteUrl === url : (siteUrl ?? null) === null);
  const after = remove ? others : { ...others, site_url: url };
  return propose({
    changes: [
      { path, before, after: remove ? undefined : { project_id: projectId } },
      ...(followed ? [{ path: `projects/${projectId}`, before: project, after }] : []),
    ],
    result: { project: projectId, host, removed: remove },
    sentence: remove
      ? `${host} shows nothing any more.`
      : `${host} shows the site of ${projectId}, as soon as the domain is connected to the second Hosting site: docs/published-site.md.${
          followed || siteUrl === url ? "" : `\nThe editor still links to ${String(siteUrl)}, the address of the site in the settings.`
        }`,
  });
};

export const listSiteHosts = async ({ firestore }: Target, projectId: string): Promise<Proposal> => {
  await requireProject(firestore, projectId);
  const { docs } = await firestore.collection("site_hosts").where("project_id", "==", projectId).get();
  const hosts = docs.map(({ id }) => id);
  return propose({ result: { project: projectId, hosts }, sentence: hosts.join("\n") || `${projectId} has no host of its own.` });
};
