import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import type { CloudProject } from "./cloud-project.ts";
import { type Call, done, type Route, store } from "./route.ts";

const listBelow = ({ resources }: CloudProject, path: RegExp): readonly UnknownRecord[] =>
  [...resources].filter(([name]) => path.test(name)).map(([, resource]) => resource);

/** Some of Google's regions. The last one supports first-generation functions only. */
const locations = [
  ["us-central1", "GEN_1", "GEN_2"],
  ["europe-west1", "GEN_1", "GEN_2"],
  ["europe-west4", "GEN_2"],
  ["europe-west99-old", "GEN_1"],
] as const;

const aLocation = ([locationId, ...environments]: (typeof locations)[number]): UnknownRecord => ({
  name: `projects/424242424242/locations/${locationId}`,
  locationId,
  metadata: { "@type": "type.googleapis.com/google.cloud.functions.v2.LocationMetadata", environments },
});

/** Functions, the services they run on, and Hosting. */
export const functionRoutes: readonly Route[] = [
  ["GET", /^\/v2\/projects\/[^/]+\/locations$/, () => ({ locations: locations.map(aLocation) })],
  ["GET", /^\/v1beta\/projects\/[^/]+\/instances$/, () => ({ instances: [] })],
  [
    "GET",
    /^\/v[12]\/projects\/[^/]+\/locations\/-\/functions$/,
    ({ project, request }) => ({
      functions: request.url.pathname.startsWith("/v2") ? listBelow(project, /\/functions\//) : [],
      unreachable: [],
    }),
  ],
  ["POST", /\/functions:generateUploadUrl$/, ({ url }) => ({ uploadUrl: `${url}/upload`, storageSource: { bucket: "b", object: "o" } })],
  ["PUT", /^\/upload$/, ({ project }) => (project.events.push("source uploaded"), {})],
  ["POST", /\/v2\/(projects\/[^/]+\/locations\/[^/]+)\/functions$/, createFunction],
  ["PATCH", /\/v2\/(projects\/[^/]+\/locations\/[^/]+)\/functions\/([^/]+)$/, updateFunction],
  [
    "GET",
    /^\/v2\/(projects\/[^/]+\/locations\/[^/]+\/functions\/[^/]+)$/,
    ({ project, parts: [path = ""] }) => project.resources.get(path),
  ],
  [
    "GET",
    /^\/v[12]\/(?:.*\/)?operations\/.*$/,
    ({ project, request }) => project.resources.get(request.url.pathname.replace(/^\/v\d\//, "")) ?? done(),
  ],
  ["GET", /\/services\/[^/]+:getIamPolicy$/, () => ({ bindings: [] })],
  ["POST", /\/services\/[^/]+:setIamPolicy$/, ({ sent }) => sent],
  [
    "GET",
    /^\/v\d(?:\/|.*\/)(projects\/[^/]+\/locations\/[^/]+\/services\/[^/]+)$/,
    ({ project, parts: [path = ""] }) => project.resources.get(path),
  ],
  ["GET", /\/(projects\/[^/]+\/locations\/[^/]+\/jobs\/[^/]+)$/, ({ project, parts: [path = ""] }) => project.resources.get(path)],
  ["POST", /\/jobs$/, (call) => (call.project.events.push("job created"), store(call, String(call.sent["name"]), call.sent))],
  ["GET", /\/(projects\/[^/]+\/locations\/[^/]+\/repositories\/[^/]+)$/, ({ project, parts: [path = ""] }) => project.resources.get(path)],
  [
    "POST",
    /\/(projects\/[^/]+\/locations\/[^/]+\/repositories)$/,
    (call) => (
      call.project.events.push("repository created"),
      done(store(call, `${call.parts[0] ?? ""}/${call.request.url.searchParams.get("repositoryId") ?? ""}`, call.sent))
    ),
  ],
  ["DELETE", /\/repositories\/gcf-artifacts\/packages\/[^/]+$/, () => done()],

  [
    "GET",
    /\/sites$/,
    ({ project: { id, resources, hasSite } }) => ({
      sites: [
        ...(hasSite ? [{ name: `projects/${id}/sites/${id}`, type: "DEFAULT_SITE", defaultUrl: `https://${id}.web.app` }] : []),
        ...[...resources].filter(([path]) => /\/sites\/[^/]+$/.test(path)).map(([, site]) => site),
      ],
    }),
  ],
  ["POST", /\/sites$/, makeSite],
  ["GET", /\/sites\/[^/]+$/, ({ project: { id, site }, url }) => ({ name: `projects/${id}/sites/${id}`, defaultUrl: site ?? url })],
  ["GET", /\/(sites\/[^/]+\/channels\/live)$/, ({ project: { id }, url, parts: [path = ""] }) => ({ name: `projects/${id}/${path}`, url })],
  ["POST", /\/sites\/([^/]+)\/versions$/, ({ parts: [site = ""] }) => ({ name: `sites/${site}/versions/1` })],
  [
    "POST",
    /\/versions\/1:populateFiles$/,
    ({ url, sent }) => ({ uploadUrl: `${url}/files`, uploadRequiredHashes: Object.values(isRecord(sent["files"]) ? sent["files"] : {}) }),
  ],
  ["POST", /^\/files\/[^/]+$/, ({ project }) => (project.events.push("file uploaded"), {})],
  ["PATCH", /\/(sites\/[^/]+\/versions\/1)$/, (call) => store(call, call.parts[0] ?? "", call.sent)],
  [
    "POST",
    /\/sites\/([^/]+)\/(?:channels\/live\/)?releases$/,
    ({ project, parts: [site = ""] }) => (project.events.push("hosting released"), { name: `sites/${site}/releases/1` }),
  ],
];

/** Only the name is checked first. The first site of a project is its default one. */
function makeSite(call: Call): UnknownRecord {
  const { id, hasSite } = call.project;
  const { searchParams: asked } = call.request.url;
  const site = asked.get("siteId") ?? "";
  const made = { type: hasSite ? "USER_SITE" : "DEFAULT_SITE", defaultUrl: `https://${site}.web.app` };
  if (asked.get("validateOnly") === "true") return made;
  if (hasSite) return store(call, `projects/${id}/sites/${site}`, made);
  call.project.hasSite = true;
  call.project.events.push("site made");
  return { name: `projects/${id}/sites/${site}`, ...made };
}

function createFunction(call: Call): UnknownRecord {
  const id = call.request.url.searchParams.get("functionId") ?? "";
  call.project.events.push(`function ${id}`);
  return deployFunction(call, id);
}

function updateFunction(call: Call): UnknownRecord | undefined {
  const [location = "", id = ""] = call.parts;
  if (!call.project.resources.has(`${location}/functions/${id}`)) return undefined;
  call.project.events.push(`function ${id} changed`);
  return deployFunction(call, id);
}

/** What Google creates for a function: the function and its Run service. */
function deployFunction(call: Call, id: string): UnknownRecord {
  const { project, parts, sent } = call;
  const location = parts[0] ?? "";
  const service = `${location}/services/${id.toLowerCase()}`;
  const repository = `${location}/repositories/gcf-artifacts`;
  if (!project.resources.has(repository)) store(call, repository, { format: "DOCKER" });
  store(call, service, { kind: "Service", metadata: { name: id.toLowerCase() }, spec: {} });
  const serviceConfig = {
    ...(isRecord(sent["serviceConfig"]) ? sent["serviceConfig"] : {}),
    service,
    uri: `https://${id.toLowerCase()}.run.app`,
  };
  const created = store(call, `${location}/functions/${id}`, { ...sent, state: "ACTIVE", environment: "GEN_2", serviceConfig });
  const operation = `${location}/operations/${id}`;
  project.resources.set(operation, { name: operation, done: true, response: created });
  return { name: operation, done: false };
}
