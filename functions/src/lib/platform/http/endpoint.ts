import type { IncomingMessage } from "node:http";
import type { Response } from "express";
import { type HttpsFunction, onRequest, type Request } from "firebase-functions/v2/https";
import { requestLimits } from "./limits.ts";
import { isDeployed, isServing, readAllowedOrigins } from "../config/params.ts";
import { type FunctionName, type PublicName, runtime } from "../config/runtime.ts";
import { AppError } from "../core/app-error.ts";
import { settleInOrder } from "../core/settle-in-order.ts";
import { allowOrigins } from "./allow-origins.ts";
import { guardListener } from "./listener.ts";
import { matchPath, type PathParameters } from "./path.ts";
import { type Answer, send } from "./reply.ts";
import { queryOf } from "./query.ts";
import type { BodyReader } from "./request-body.ts";
import { answerLogged, withinRequestTime } from "./answer-request.ts";

export interface Guard<Caller, Access, Parameters> {
  /** @throws AppError `unauthenticated` */
  readonly authenticate: (authorization: string | undefined) => Promise<Caller>;
  /**
   * Checks the app that sends the request, if the deployment requires it.
   *
   * @throws AppError `app_check_failed`
   */
  readonly attest: (appCheckToken: string | undefined) => Promise<void>;
  /**
   * Further checks of the caller.
   *
   * @throws AppError `unauthenticated`
   */
  readonly confirm: (caller: Caller) => Promise<void>;
  /**
   * Refuses, without reading anything, who was refused too often.
   *
   * @throws AppError `refused_too_often`
   */
  readonly requireWelcome: (caller: Caller) => void;
  /** Learns of every failed request of a known caller. */
  readonly noteFailure: (caller: Caller, failure: unknown) => void;
  /** Whether the endpoint reads ahead for this caller while the guard is still deciding. */
  readonly readsAhead: (caller: Caller, target: Target<Parameters>) => boolean;
  /** Opens connections before the first request. Does not fail. */
  readonly warmUp: () => Promise<unknown>;
  /** @throws AppError `forbidden` */
  readonly authorize: (caller: Caller, target: Target<Parameters>) => Promise<Access>;
}

interface Target<Parameters> {
  readonly request: Request;
  readonly parameters: Parameters;
}

/** A request whose sender is known and whose body has been validated. */
interface Call<Caller, Parameters, Body> {
  readonly id: string;
  readonly at: Date;
  /** When the request times out. */
  readonly answerBy: Date;
  readonly caller: Caller;
  readonly parameters: Parameters;
  readonly body: Body;
  /** Checked by `parseFields`. */
  readonly query: Readonly<Record<string, string>>;
  readonly header: (name: string) => string | undefined;
}

interface Authorized<Access, Found> {
  readonly access: Access;
  readonly found: Found;
}

export interface EndpointDefinition<
  Path extends string,
  Caller,
  Access,
  Body,
  Found,
  Shown extends object = object,
  Got extends object = object,
> {
  readonly name: FunctionName;
  readonly method: Method;
  readonly path: Path;
  readonly guard: Guard<Caller, Access, PathParameters<Path>>;
  readonly body: BodyReader<Body>;
  /** Origins whose pages may read the answers, if not those of the editor. `*`: all. */
  readonly origins?: () => readonly string[];
  /** Time limit for an answer, if not `requestLimits.timeMs`. */
  readonly timeMs?: number;
  /** Time limit for a request to arrive, if not `requestLimits.bodyMs`. */
  readonly bodyMs?: number;
  /**
   * Reads what `handle` will need: beside the guard if the guard says so, else after it. Unauthorised callers neither see the result nor
   * wait for it.
   */
  readonly prefetch: (call: Call<Caller, PathParameters<Path>, Body>) => Promise<Found>;
  readonly handle: (call: Call<Caller, PathParameters<Path>, Body>, authorized: Authorized<Access, Found>) => Promise<Answer<Shown>>;
  /** Answers GET at the same path, if `method` is another one. */
  readonly get?: (call: Call<Caller, PathParameters<Path>, undefined>, authorized: Authorized<Access, undefined>) => Promise<Answer<Got>>;
}

type Method = "GET" | "POST" | "PATCH";

export type Endpoint<Body = unknown, Shown = unknown, Got = unknown> = HttpsFunction & {
  readonly functionName: FunctionName | PublicName;
  readonly method: Method;
  /** All methods of the path, except HEAD, which is implied by GET. */
  readonly methods: readonly Method[];
  readonly path: string;
  readonly bodySchema: BodyReader<Body>["schema"];
  readonly maxBodyBytes: number;
  /** For the compiler, which compares it with the contract. Never set. */
  readonly shown?: Shown;
  /** The same of GET at the same path. */
  readonly got?: Got;
};

/**
 * Turns the definition of an endpoint into a deployed function. The steps always have the same order: path, method, authentication with App
 * Check, authorization, body, `handle`.
 */
export const endpoint = <const Path extends string, Caller, Access, Body, Found, Shown extends object, Got extends object = Shown>(
  definition: EndpointDefinition<Path, Caller, Access, Body, Found, Shown, Got>,
): Endpoint<Body, Shown, Got> => {
  const { name, method, path, body, get, origins = readAllowedOrigins, timeMs = requestLimits.timeMs } = definition;
  const methods = get === undefined ? [method] : (["GET", method] as const);
  const allowed = methods.flatMap((one) => (one === "GET" ? [one, "HEAD"] : [one]));
  const serve = async (request: Request, response: Response): Promise<void> =>
    answerLogged(name, response, async (requestId) => {
      await allowOrigins(request, response, { methods: allowed, origins: origins() });
      const answerBy = new Date(Date.now() + timeMs);
      const answer = await withinRequestTime(run(definition, { request, requestId, allowed, answerBy }), timeMs);
      send(response, { status: 200, ...answer });
    });
  const deployed = onRequest(runtime[name], serve);
  if (isServing(name)) {
    const admit = async ({ headers }: IncomingMessage) => definition.guard.authenticate(headers.authorization);
    guardListener({ maxBytes: body.maxBytes, admit, bodyMs: definition.bodyMs, serve: deployed });
    if (isDeployed()) void definition.guard.warmUp();
  }
  const { schema: bodySchema, maxBytes: maxBodyBytes } = body;
  return Object.assign(deployed, { functionName: name, method, methods, path, bodySchema, maxBodyBytes });
};

/** Firebase's convention: https://firebase.google.com/docs/app-check/custom-resource-backend */
const appCheckHeader = "X-Firebase-AppCheck";

interface Incoming {
  readonly request: Request;
  readonly requestId: string;
  readonly allowed: readonly string[];
  readonly answerBy: Date;
}

const run = async <Path extends string, Caller, Access, Body, Found>(
  definition: EndpointDefinition<Path, Caller, Access, Body, Found>,
  incoming: Incoming,
): Promise<Answer> => {
  const { path, guard } = definition;
  const { request, allowed } = incoming;
  const parameters = matchPath(path, request.path);
  if (parameters === undefined) throw new AppError("not_found", "This URL does not match any endpoint.");
  if (!allowed.includes(request.method)) throw wrongMethod(allowed);
  const [caller] = await settleInOrder(guard.authenticate(request.get("Authorization")), guard.attest(request.get(appCheckHeader)));
  guard.requireWelcome(caller);
  return answerCaller(definition, incoming, { caller, parameters }).catch((failure: unknown) => {
    guard.noteFailure(caller, failure);
    throw failure;
  });
};

const answerCaller = async <Path extends string, Caller, Access, Body, Found>(
  { method, guard, body, prefetch, handle, get }: EndpointDefinition<Path, Caller, Access, Body, Found>,
  { request, requestId, answerBy }: Incoming,
  { caller, parameters }: { readonly caller: Caller; readonly parameters: PathParameters<Path> },
): Promise<Answer> => {
  const readsAhead = guard.readsAhead(caller, { request, parameters });
  const confirmation = guard.confirm(caller);
  const authorization = guard.authorize(caller, { request, parameters });
  const header = (name: string): string | undefined => request.get(name);
  const known = { id: requestId, at: new Date(), answerBy, caller, parameters, query: queryOf(request), header };
  if (get !== undefined && request.method !== method) {
    const [, access] = await settleInOrder(confirmation, authorization);
    return get({ ...known, body: undefined }, { access, found: undefined });
  }
  const call = body.read(request).then((content) => ({ ...known, body: content }));
  const mayRead = readsAhead ? call : settleInOrder(confirmation, authorization).then(async () => call);
  const [, access, accepted, found] = await settleInOrder(confirmation, authorization, call, mayRead.then(prefetch));
  return handle(accepted, { access, found });
};

const wrongMethod = (allowed: readonly string[]): AppError =>
  new AppError("method_not_allowed", `Use ${allowed.filter((method) => method !== "HEAD").join(" or ")} at this address.`, {
    headers: { Allow: allowed.join(", ") },
  });
