import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { type HttpsFunction, onRequest, type Request } from "firebase-functions/v2/https";
import { isServing } from "../config/params.ts";
import { type PublicName, runtime } from "../config/runtime.ts";
import { AppError } from "../core/app-error.ts";
import { allowOrigins } from "./allow-origins.ts";
import { requestLimits } from "./limits.ts";
import { guardListener, requireUnrefused } from "./listener.ts";
import { matchPath, type PathParameters } from "./path.ts";
import { queryOf, type FormFields, readFields } from "./query.ts";
import { type Reply, send, toReply } from "./reply.ts";
import { answerLogged, withinRequestTime } from "./answer-request.ts";

export interface Visit<Parameters> {
  readonly at: Date;
  /** When the request times out. */
  readonly until: Date;
  readonly parameters: Parameters;
  /** The name of a host that shows one site alone, as it was forwarded; undefined on those of the deployment. */
  readonly host?: string | undefined;
  readonly header: (name: string) => string | undefined;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Checked by `parseFields`. */
  readonly query: Readonly<Record<string, string>>;
  /** Only the headers will be sent. */
  readonly isHead: boolean;
}

export interface PublicAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** A stream is read as fast as the client reads, and no faster. Its length is in the headers. */
  readonly body: Readable | string;
}

interface PublicDefinition<Path extends string> {
  readonly name: PublicName;
  readonly path: Path;
  /** What a path means on a host that shows one site alone. Undefined for other hosts, on which it means what `path` says. */
  readonly locate?: (host: string, path: string) => Promise<PathParameters<Path> | undefined>;
  /** Whether pages of any origin may read the answers. */
  readonly isForAnyOrigin?: boolean;
  readonly handle: (visit: Visit<PathParameters<Path>>) => Promise<PublicAnswer>;
  /** Answers the short form that a browser sends by POST from the page itself. */
  readonly submit?: (visit: Visit<PathParameters<Path>>, fields: FormFields) => Promise<PublicAnswer>;
  /** Shows a failure to people; without it, failures are JSON. */
  readonly showFailure?: (failure: Pick<Reply, "status"> & Pick<Visit<unknown>, "header">) => Promise<PublicAnswer>;
}

type PublicPage = HttpsFunction & { readonly functionName: PublicName; readonly method: string; readonly path: string };

/** Makes a deployed function that anybody may call, with no input but the URL, and a short form if it takes one. */
export const publicPage = <const Path extends string>(definition: PublicDefinition<Path>): PublicPage => {
  const { name, path, isForAnyOrigin = false, showFailure } = definition;
  const deployed = onRequest(runtime[name], async (request: Request, response: Response): Promise<void> =>
    answerLogged(
      name,
      response,
      async () => {
        if (isForAnyOrigin) await allowOrigins(request, response, { methods: ["GET", "HEAD"], origins: ["*"] });
        const found = run(definition, request);
        const page = await withinRequestTime(found, requestLimits.timeMs).catch((failure: unknown) => {
          void found.then(discard, () => undefined);
          throw failure;
        });
        await answer(request, response, page);
      },
      async (failure, requestId) => {
        const reply = toReply(failure, requestId);
        const page = await showFailure?.({ status: reply.status, header: (wanted) => request.get(wanted) });
        if (page === undefined) send(response, reply);
        else await answer(request, response, { ...page, headers: { ...page.headers, ...reply.headers } });
      },
    ),
  );
  if (isServing(name))
    guardListener({ maxBytes: definition.submit === undefined ? 0 : requestLimits.formBytes, admit: refuseAll, serve: deployed });
  return Object.assign(deployed, { functionName: name, method: "GET", path });
};

const answer = async (request: Request, response: Response, { status, headers, body }: PublicAnswer): Promise<void> => {
  response.status(status).set({ "X-Content-Type-Options": "nosniff", ...headers });
  if (body instanceof Readable) await sendStream(response, body);
  else response.end(request.method === "HEAD" || status === 304 ? undefined : body);
};

/** Of an answer that came too late. */
const discard = ({ body }: PublicAnswer): void => {
  if (body instanceof Readable) body.destroy();
};

/** Closes the connection if the stream breaks off or the client is too slow: who knows the length sees that something is missing. */
const sendStream = async (response: Response, body: Readable): Promise<void> => {
  await pipeline(body, response, { signal: AbortSignal.timeout(requestLimits.sendMs) }).catch(() => undefined);
};

const refuseAll = async (): Promise<never> => Promise.reject(new AppError("too_large", "No request body is expected here."));

const run = async <Path extends string>(
  { path, locate, handle, submit }: PublicDefinition<Path>,
  request: Request,
): Promise<PublicAnswer> => {
  // Hosting sets it. At the function's own URL anybody may: it opens nothing that is not public.
  const forwarded = request.get("X-Forwarded-Host");
  const located = forwarded === undefined ? undefined : await locate?.(forwarded, request.path);
  const parameters = located ?? matchPath(path, request.path);
  if (parameters === undefined) throw new AppError("not_found", "This URL does not match any endpoint.");
  const isForm = request.method === "POST" && submit !== undefined;
  if (!isForm && request.method !== "GET" && request.method !== "HEAD")
    throw wrongMethod(submit === undefined ? "GET, HEAD" : "GET, HEAD, POST");
  const at = new Date();
  const visit: Visit<PathParameters<Path>> = {
    at,
    until: new Date(at.getTime() + requestLimits.timeMs),
    parameters,
    host: located === undefined ? undefined : forwarded,
    header: (name) => request.get(name),
    url: request.url,
    query: queryOf(request),
    isHead: request.method === "HEAD",
  };
  return isForm ? submit(visit, requireForm(request)) : handle(visit);
};

const wrongMethod = (allowed: string): AppError =>
  new AppError("method_not_allowed", `Use ${allowed.replace(", HEAD", "")} at this address.`, { headers: { Allow: allowed } });

const requireForm = (request: Request): FormFields => {
  requireUnrefused(request);
  if (request.is("application/x-www-form-urlencoded") === false) throw new AppError("unsupported_media_type", "A form is expected here.");
  return readFields(request);
};
