import { done, type Route } from "./route.ts";

/** The project, its secrets, Firestore and its rules: what firebase-tools 14.27 and our own checks ask for. */
export const projectRoutes: readonly Route[] = [
  // The project
  ["POST", /^\/v1\/projects\/[^/]+:testIamPermissions$/, ({ sent }) => ({ permissions: sent["permissions"] })],
  [
    "GET",
    /^\/v1\/projects\/[^/]+$/,
    ({ project: { id, number } }) => ({ projectId: id, projectNumber: number, lifecycleState: "ACTIVE", name: id }),
  ],
  [
    "GET",
    /^\/v1beta1\/projects\/[^/]+$/,
    ({ project: { id, number } }) => ({ projectId: id, projectNumber: number, state: "ACTIVE", resources: { hostingSite: id } }),
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
  ["GET", /^\/v1\/projects\/[^/]+\/services\/[^/]+$/, () => ({ state: "ENABLED" })],
  ["POST", /\/services\/[^/]+:generateServiceIdentity$/, () => done({ email: "agent@example.iam.gserviceaccount.com" })],

  // Sign-in
  ["GET", /^\/v1beta1\/projects\/[^/]+\/webApps$/, ({ project: { webApps } }) => (webApps.length === 0 ? {} : { apps: webApps })],
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
  ["GET", /\/secrets\/[^/]+:getIamPolicy$/, () => ({ bindings: [] })],
  ["POST", /\/secrets\/[^/]+:setIamPolicy$/, ({ sent }) => sent],

  // Firestore
  ["GET", /\/databases\/\(default\)$/, ({ project: { database } }) => database],
  ["GET", /\/databases$/, ({ project: { database } }) => ({ databases: database === undefined ? [] : [database] })],
  ["GET", /\/backupSchedules$/, ({ project: { backupSchedules } }) => ({ backupSchedules })],
  ["GET", /\/collectionGroups\/-\/(indexes|fields)$/, ({ parts: [kind = ""] }) => ({ [kind]: [] })],
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
