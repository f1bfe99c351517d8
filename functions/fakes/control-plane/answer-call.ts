import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { type HttpAnswer, readJson } from "../server/http-answer.ts";
import type { FakeRequest } from "../server/start-fake.ts";
import { bucketRoutes } from "./bucket-routes.ts";
import type { CloudProject } from "./cloud-project.ts";
import { functionRoutes } from "./function-routes.ts";
import { projectRoutes } from "./project-routes.ts";
import { refuse } from "./refusals.ts";
import { setUpRoutes } from "./set-up-routes.ts";
import { Refused } from "./route.ts";

/** The answer, or a 404 that firebase-tools can read. */
export function answerCall(project: CloudProject, url: string, request: FakeRequest): HttpAnswer {
  const json = readJson(request.body);
  const path = decodeURIComponent(request.url.pathname);
  const [, named = project.id] = /\/projects\/([^/:]+)/.exec(path) ?? [];
  if (!["-", project.id, project.number].includes(named))
    return { status: 403, body: { error: { code: 403, status: "PERMISSION_DENIED", message: `There may be no project ${named}.` } } };
  const refused = refuse(project.refusals, request.method, path);
  if (refused !== undefined) return refused;
  for (const [method, pattern, answer] of [...projectRoutes, ...setUpRoutes, ...bucketRoutes, ...functionRoutes]) {
    const match = method === request.method ? pattern.exec(path) : null;
    if (match === null) continue;
    const body = answer({ project, url, request, parts: match.slice(1), sent: isRecord(json) ? json : {} });
    if (body instanceof Refused) return body.answer;
    if (body !== undefined) return { status: 200, body };
    break;
  }
  return { status: 404, body: { error: { code: 404, status: "NOT_FOUND", message: `${request.method} ${path} is not there.` } } };
}
