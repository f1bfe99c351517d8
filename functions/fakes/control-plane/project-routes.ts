import { isRecord, type UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { type Call, done, type Route } from "./route.ts";

/** The project, its secrets, Firestore and its rules: the requests of firebase-tools 14.27 and of Lectern's own checks. */
export const projectRoutes: readonly Route[] = [
  // The project
  ["POST", /^\/v1\/projects\/.+:testIamPermissions$/, testPermissions],
  ["POST", /^\/v1\/projects\/[^/]+:getEffectiveOrgPolicy$/, effectivePolicy],
  [
    "GET",
    /^\/v1\/projects\/[^/]+$/,
    ({ project: { id, number } }) => ({ projectId: id, projectNumber: number, lifecycleState: "ACTIVE", name: id }),
  ],
  [
    "GET",
    /^\/v1beta1\/projects\/[^/]+$/,
    ({ project: { id, number, hasSite } }) => ({
      projectId: id,
      projectNumber: number,
      state: "ACTIVE",
      resources: hasSite ? { hostingSite: id } : {},
    }),
  ],
  [
    "GET",
    /^\/v1beta1\/projects\/[^/]+\/adminSdkConfig$/,
    ({ project: { id } }) => ({ projectId: id, storageBucket: `${id}.firebasestorage.app` }),
  ],
  ["GET", /^\/v1\/projects\/[^/]+\/billingInfo$/, ({ project: { hasBilling } }) => ({ billingEnabled: hasBilling })],
  [
    "POST",
    /^\/v1\/projects\/[^/]+:[gs]etIamPolicy$/,
    ({ project: { roles } }) => ({ bindings: [...roles].map(([role, members]) => ({ role, members })), etag: "e" }),
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/services\/([^/]+)$/,
    ({ project: { services }, parts: [name = ""] }) => ({ state: services.get(name) ?? "ENABLED" }),
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/locations\/[^/]+\/defaultServiceAccount$/,
    ({ project: { id, buildAccount } }) =>
      buildAccount === "" ? {} : { serviceAccountEmail: `projects/${id}/serviceAccounts/${buildAccount}` },
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/locations\/([^/]+)$/,
    ({ project: { schedulerRegions }, parts: [region = ""] }) => (schedulerRegions.includes(region) ? { locationId: region } : undefined),
  ],
  ["POST", /\/services\/[^/]+:generateServiceIdentity$/, () => done({ email: "agent@example.iam.gserviceaccount.com" })],

  // Sign-in
  ["GET", /^\/v1beta1\/projects\/[^/]+\/webApps$/, ({ project: { webApps } }) => (webApps.length === 0 ? {} : { apps: webApps })],
  ["POST", /^\/v1beta1\/projects\/[^/]+\/webApps$/, makeWebApp],
  ["GET", /^\/v1beta1\/(operations\/webapp\..+)$/, endOperation],
  ["PATCH", /^\/admin\/v2\/projects\/[^/]+\/config$/, changeSignIn],
  [
    "GET",
    /^\/admin\/v2\/projects\/[^/]+\/config$/,
    ({ project: { number, signIn } }) => (signIn === undefined ? undefined : { name: `projects/${number}/config`, signIn }),
  ],

  // Secrets
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions\/latest$/,
    ({ project: { number, secrets }, parts: [name = ""] }) =>
      secrets.has(name) ? { name: `projects/${number}/secrets/${name}/versions/1`, state: "ENABLED" } : undefined,
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/secrets\/([^/:]+)$/,
    ({ project: { number, secrets }, parts: [name = ""] }) =>
      secrets.has(name) ? { name: `projects/${number}/secrets/${name}`, replication: { automatic: {} }, labels: {} } : undefined,
  ],
  [
    "GET",
    /\/secrets\/([^/]+):getIamPolicy$/,
    ({ project, parts: [name = ""] }) => project.resources.get(`secret policy ${name}`) ?? { bindings: [] },
  ],
  ["POST", /\/secrets\/[^/]+:setIamPolicy$/, ({ sent }) => sent],

  // Firestore
  ["GET", /\/databases\/\(default\)$/, ({ project: { database } }) => database],
  ["GET", /\/databases$/, ({ project: { database } }) => ({ databases: database === undefined ? [] : [database] })],
  ["GET", /\/backupSchedules$/, ({ project: { backupSchedules } }) => ({ backupSchedules })],
  ["GET", /\/backups$/, ({ project: { backups } }) => ({ backups })],
  ["GET", /\/collectionGroups\/-\/indexes$/, ({ project: { indexes } }) => ({ indexes })],
  ["GET", /\/collectionGroups\/-\/fields$/, listFields],
  ["POST", /\/documents:runQuery$/, () => ({})],
  [
    "POST",
    /\/collectionGroups\/([^/]+)\/indexes$/,
    ({ project, parts: [collection = ""] }) => (project.events.push(`index ${collection}`), done()),
  ],
  [
    "PATCH",
    /\/collectionGroups\/([^/]+)\/fields\/([^/]+)$/,
    ({ project, parts }) => (project.events.push(`field ${parts.join(".")}`), done()),
  ],

  // Rules
  ["POST", /^\/v1\/projects\/[^/]+:test$/, () => ({ issues: [] })],
  ["GET", /\/(releases|rulesets)$/, ({ parts: [kind = ""] }) => ({ [kind]: [] })],
  ["POST", /\/rulesets$/, ({ project: { id } }) => ({ name: `projects/${id}/rulesets/1` })],
  ["PATCH", /\/releases\/(.+)$/, ({ project }) => (project.events.push("rules released"), { name: "release" })],
  ["POST", /\/v1\/projects\/[^/]+\/releases$/, ({ project }) => (project.events.push("rules released"), { name: "release" })],
];

/** Those with a time-to-live policy: none has indexes of its own. */
function listFields({ project: { id, expiring }, request }: Call): UnknownRecord {
  const isAsked = request.url.searchParams.get("filter")?.includes("ttlConfig:*") ?? false;
  const fieldAt = (path: string): UnknownRecord => ({
    name: `projects/${id}/databases/(default)/collectionGroups/${path}`,
    indexConfig: { indexes: [] },
    ttlConfig: { state: "ACTIVE" },
  });
  return { fields: isAsked ? expiring.map(fieldAt) : [] };
}

/** Google returns those of the requested permissions that the caller has. */
function testPermissions({ project, sent }: Call): UnknownRecord {
  const asked = Array.isArray(sent["permissions"]) ? sent["permissions"].map(String) : [];
  const granted = asked.filter((permission) => !project.missingPermissions.has(permission));
  return granted.length === 0 ? {} : { permissions: granted };
}

/** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getEffectiveOrgPolicy */
function effectivePolicy({ project: { permittedCustomers }, sent }: Call): UnknownRecord {
  const listPolicy = permittedCustomers === undefined ? { allValues: "ALLOW" } : { allowedValues: [...permittedCustomers] };
  return { constraint: sent["constraint"], listPolicy };
}

/** The operation is done when it is polled for the second time. */
function makeWebApp({ project, sent }: Call): UnknownRecord {
  const name = `operations/webapp.${project.webApps.length}`;
  project.resources.set(name, { name, displayName: sent["displayName"] });
  return { name };
}

function endOperation({ project, parts: [name = ""] }: Call): UnknownRecord | undefined {
  const begun = project.resources.get(name);
  if (begun === undefined) return undefined;
  if (begun["isSeen"] !== true) {
    project.resources.set(name, { ...begun, isSeen: true });
    return { name };
  }
  const appId = `1:${project.number}:web:${project.webApps.length + 1}`;
  const app = { name: `projects/${project.id}/webApps/${appId}`, appId, displayName: begun["displayName"], state: "ACTIVE" };
  project.webApps = [...project.webApps, app];
  project.events.push("web app made");
  return { name, done: true, response: app };
}

/** Changes only the fields in the mask. Undefined, hence a 404, in a project without Authentication. */
function changeSignIn({ project, request, sent }: Call): UnknownRecord | undefined {
  if (project.signIn === undefined) return undefined;
  const named = (request.url.searchParams.get("updateMask") ?? "").split(",").map((path) => path.split(".").at(-1) ?? "");
  const signIn = isRecord(sent["signIn"]) ? sent["signIn"] : {};
  const email = Object.entries(isRecord(signIn["email"]) ? signIn["email"] : {}).filter(([field]) => named.includes(field));
  project.signIn = {
    ...project.signIn,
    email: { ...(isRecord(project.signIn["email"]) ? project.signIn["email"] : {}), ...Object.fromEntries(email) },
  };
  project.events.push("sign-in changed");
  return { name: `projects/${project.number}/config`, signIn: project.signIn };
}
