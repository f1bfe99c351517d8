import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { done, type Route, store } from "./route.ts";

/** What somebody makes once, before the first deployment. */
export const setUpRoutes: readonly Route[] = [
  // A login with the token of somebody else, as workflows have it. https://cloud.google.com/iam/docs/reference/sts/rest
  [
    "POST",
    /^\/v1\/token$/,
    () => ({
      access_token: "token",
      issued_token_type: "urn:ietf:params:oauth:token-type:access_token",
      token_type: "Bearer",
      expires_in: 3600,
    }),
  ],
  ["POST", /^\/tokeninfo$/, ({ project: { id } }) => ({ email: `workflow@${id}.iam.gserviceaccount.com`, expires_in: "3599" })],
  [
    "POST",
    /^\/v1\/(projects\/[^/]+\/databases)$/,
    ({ project, request, sent, parts: [path = ""] }) => {
      project.database = { ...sent, name: `${path}/${request.url.searchParams.get("databaseId") ?? ""}` };
      project.events.push("database made");
      return done(project.database);
    },
  ],
  [
    "POST",
    /\/databases\/\(default\)\/backupSchedules$/,
    ({ project, sent }) => {
      project.backupSchedules = [...project.backupSchedules, sent];
      return { ...sent, name: `projects/${project.id}/databases/(default)/backupSchedules/1` };
    },
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/secrets$/,
    ({ project: { number, secrets } }) => ({
      secrets: [...secrets].map((name) => ({ name: `projects/${number}/secrets/${name}`, labels: { "firebase-managed": "functions" } })),
    }),
  ],
  [
    "GET",
    /^\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions$/,
    ({ project: { number }, parts: [name = ""] }) => ({
      versions: [{ name: `projects/${number}/secrets/${name}/versions/1`, state: "ENABLED" }],
    }),
  ],
  [
    "POST",
    /^\/v1\/projects\/[^/]+\/secrets\/([^/]+)\/versions\/1:destroy$/,
    ({ project, parts: [name = ""] }) => {
      project.secrets.delete(name);
      return { state: "DESTROYED" };
    },
  ],
  ["PATCH", /^\/v1\/projects\/[^/]+\/secrets\/[^/]+$/, ({ sent }) => sent],
  // A secret has no value before its first version.
  [
    "POST",
    /^\/v1\/projects\/[^/]+\/secrets$/,
    (call) => store(call, `projects/${call.project.number}/secrets/${call.request.url.searchParams.get("secretId") ?? ""}`, call.sent),
  ],
  [
    "POST",
    /^\/v1\/projects\/[^/]+\/secrets\/([^/]+):addVersion$/,
    ({ project, parts: [name = ""] }) => {
      if (!project.secrets.has(name) && !project.resources.has(`projects/${project.number}/secrets/${name}`)) return undefined;
      project.secrets.add(name);
      return { name: `projects/${project.number}/secrets/${name}/versions/1`, state: "ENABLED" };
    },
  ],
  [
    "PATCH",
    /^\/v1\/(projects\/[^/]+\/locations\/[^/]+\/repositories\/[^/]+)$/,
    (call) => {
      const { project, request, sent, parts } = call;
      const [path = ""] = parts;
      const before = project.resources.get(path);
      if (before === undefined) return undefined;
      const roots = (request.url.searchParams.get("updateMask") ?? "").split(",").map((field) => field.split(".")[0] ?? "");
      const changed = Object.fromEntries(Object.entries(sent).filter(([field]) => roots.includes(field)));
      project.events.push("repository changed");
      return store(call, path, { ...before, ...changed, labels: isRecord(sent["labels"]) ? sent["labels"] : {} });
    },
  ],
];
