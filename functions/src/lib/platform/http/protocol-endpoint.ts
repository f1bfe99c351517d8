import type { Response } from "express";
import { type HttpsFunction, onRequest, type Request } from "firebase-functions/v2/https";
import { isDeployed, isServing } from "../config/params.ts";
import { type ProtocolName, runtime } from "../config/runtime.ts";
import { AppError } from "../core/app-error.ts";
import { answerLogged, withinRequestTime } from "./answer-request.ts";
import { guardListener } from "./listener.ts";
import { matchPath } from "./path.ts";
import type { BodyReader } from "./request-body.ts";

/** Undefined: it was not sent. */
type Header = (name: string) => string | undefined;

interface Message<Caller, Body> {
  readonly id: string;
  readonly at: Date;
  readonly caller: Caller;
  readonly body: Body;
  readonly header: Header;
}

interface ProtocolAnswer {
  readonly status: number;
  /** JSON, or empty. */
  readonly text: string;
}

interface ProtocolDefinition<Key, Caller, Body> {
  readonly name: ProtocolName;
  readonly path: string;
  readonly body: BodyReader<Body>;
  readonly timeMs: number;
  /** @throws AppError `unauthenticated` */
  readonly authenticate: (header: Header) => Promise<Key>;
  /** @throws AppError */
  readonly authorize: (key: Key, at: Date) => Promise<Caller>;
  /** Opens connections before the first request. */
  readonly warmUp: () => Promise<unknown>;
  readonly handle: (message: Message<Caller, Body>) => Promise<ProtocolAnswer>;
}

type ProtocolEndpoint<Body> = HttpsFunction & {
  readonly functionName: ProtocolName;
  readonly method: string;
  readonly path: string;
  readonly bodySchema: BodyReader<Body>["schema"];
  readonly maxBodyBytes: number;
};

/**
 * Makes a deployed function that programs call with POST, in a protocol that has its own form of answers. The steps have the order of
 * `endpoint.ts`, and failures before the protocol's own work are answered as there.
 */
export const protocolEndpoint = <Key, Caller, Body>(definition: ProtocolDefinition<Key, Caller, Body>): ProtocolEndpoint<Body> => {
  const { name, path, body, timeMs } = definition;
  const deployed = onRequest(runtime[name], async (request: Request, response: Response): Promise<void> =>
    answerLogged(name, response, async (id) => {
      const { status, text } = await withinRequestTime(run(definition, request, id), timeMs);
      response
        .status(status)
        .set({
          ...(text !== "" && { "Content-Type": "application/json; charset=utf-8" }),
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        })
        .end(text);
    }),
  );
  if (isServing(name)) {
    const admit = async ({ headers }: Pick<Request, "headers">) => definition.authenticate((wanted) => firstOf(headers[wanted]));
    guardListener({ maxBytes: body.maxBytes, admit, serve: deployed });
    if (isDeployed()) void Promise.allSettled([definition.warmUp()]);
  }
  const { schema: bodySchema, maxBytes: maxBodyBytes } = body;
  return Object.assign(deployed, { functionName: name, method: "POST", path, bodySchema, maxBodyBytes });
};

const firstOf = (value: string | readonly string[] | undefined): string | undefined => (typeof value === "object" ? value[0] : value);

const run = async <Key, Caller, Body>(
  { path, body: reader, authenticate, authorize, handle }: ProtocolDefinition<Key, Caller, Body>,
  request: Request,
  id: string,
): Promise<ProtocolAnswer> => {
  if (matchPath(path, request.path) === undefined) throw new AppError("not_found", "This URL does not match any endpoint.");
  if (request.method !== "POST") throw new AppError("method_not_allowed", "Use POST at this address.", { headers: { Allow: "POST" } });
  const header: Header = (wanted) => request.get(wanted);
  const at = new Date();
  const caller = await authorize(await authenticate(header), at);
  const body = await reader.read(request);
  return handle({ id, at, caller, body, header });
};
