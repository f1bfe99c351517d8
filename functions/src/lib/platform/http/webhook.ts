import type { Response } from "express";
import { type HttpsFunction, onRequest, type Request } from "firebase-functions/v2/https";
import { requestLimits } from "./limits.ts";
import { isDeployed, isServing } from "../config/params.ts";
import { runtime, type WebhookName } from "../config/runtime.ts";
import { AppError } from "../core/app-error.ts";
import { matchPath, type PathParameters } from "./path.ts";
import { type FormFields, readFields } from "./query.ts";
import { guardListener } from "./listener.ts";
import { answerLogged, withinRequestTime } from "./answer-request.ts";

interface SignedRequest {
  readonly header: (name: string) => string | undefined;
  /** Path and query as they were sent. */
  readonly pathAndQuery: string;
  readonly fields: FormFields;
}

interface Hook<Parameters> {
  readonly at: Date;
  readonly parameters: Parameters;
  /** Covered by the signature, like the whole URL. */
  readonly query: URLSearchParams;
  readonly fields: FormFields;
}

interface WebhookDefinition<Path extends string> {
  readonly name: WebhookName;
  readonly path: Path;
  readonly isGenuine: (request: SignedRequest) => boolean;
  /** Opens connections before the first request, by reading something that does not exist. */
  readonly warmUp: () => Promise<unknown>;
  readonly timeMs: number;
  readonly handle: (hook: Hook<PathParameters<Path>>) => Promise<string>;
}

type Webhook = HttpsFunction & { readonly functionName: WebhookName; readonly method: string; readonly path: string };

/** Makes a deployed function that only one outside service may call, with POST and a form, and that answers XML. */
export const webhook = <const Path extends string>(definition: WebhookDefinition<Path>): Webhook => {
  const { name, path } = definition;
  const deployed = onRequest(runtime[name], async (request: Request, response: Response): Promise<void> =>
    answerLogged(name, response, async () => {
      const xml = await withinRequestTime(run(definition, request), definition.timeMs);
      response.status(200).set({ "Content-Type": "text/xml; charset=utf-8", "Cache-Control": "no-store" }).end(xml);
    }),
  );
  if (isServing(name)) {
    // The signature covers the whole body, so no caller can be admitted before it has arrived.
    guardListener({ maxBytes: requestLimits.bodyBytes, admit: refuseAll, serve: deployed });
    if (isDeployed()) void Promise.allSettled([definition.warmUp()]);
  }
  return Object.assign(deployed, { functionName: name, method: "POST", path });
};

const invalidSignature = (): AppError => new AppError("forbidden", "Invalid signature.");

const refuseAll = async (): Promise<never> => Promise.reject(invalidSignature());

/** An unsigned request learns nothing, not even whether its path exists. */
const run = async <Path extends string>({ path, isGenuine, handle }: WebhookDefinition<Path>, request: Request): Promise<string> => {
  const fields = readFields(request);
  const pathAndQuery = request.originalUrl;
  if (request.method !== "POST" || !isGenuine({ header: (name) => request.get(name), pathAndQuery, fields })) {
    throw invalidSignature();
  }
  const parameters = matchPath(path, request.path);
  if (parameters === undefined) throw new AppError("not_found", "This URL does not match any endpoint.");
  return handle({ at: new Date(), parameters, query: new URL(pathAndQuery, "http://localhost").searchParams, fields });
};
