import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { matchPath } from "../../src/lib/platform/http/path.ts";
import { at, type ContractOperation, contractOperations, findMisfit } from "./contract-document.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";

/** One request and its answer. */
export interface Exchanged {
  /** Name of the function that was called. */
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly sent: { readonly headers: OutgoingHttpHeaders; readonly body: string };
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Parsed if it is JSON, else the text. */
  readonly body: unknown;
}

/** @throws Error if the answer is not in the published contract */
export const requireInContract = (exchanged: Exchanged): void => {
  const operation = contractOperations.get(exchanged.endpoint);
  if (operation === undefined) throw violation(exchanged, "the contract does not have this operation");
  // Preflights are not in the contract, and Hosting itself may answer an unknown path.
  if (exchanged.method === "OPTIONS" || !isAt(operation, exchanged.path)) return;
  const response = at(operation.description, "responses", String(exchanged.status));
  if (Object.keys(response).length === 0) throw violation(exchanged, "the contract does not have this status");
  requireBody(exchanged, response);
  requireHeaders(exchanged, response);
  if (exchanged.status === 200) requireRequest(exchanged, operation);
};

const isAt = ({ pattern }: ContractOperation, path: string): boolean => {
  const [pathname = ""] = path.split("?");
  const parameters = matchPath(pattern, pathname);
  return parameters !== undefined && Object.values(parameters).every((value) => value !== "");
};

const requireBody = (exchanged: Exchanged, response: UnknownRecord): void => {
  if (exchanged.method === "HEAD") return;
  const type = mediaType(exchanged.headers["content-type"]);
  const media = asRecord(response["content"])[type];
  if (media === undefined) throw violation(exchanged, `the contract does not have the content type ${type === "" ? "(none)" : type}`);
  const misfit = findMisfit(at(media, "schema"), exchanged.body);
  if (misfit !== undefined) throw violation(exchanged, `the body is not in the contract: ${misfit}`);
};

const requireHeaders = (exchanged: Exchanged, response: UnknownRecord): void => {
  for (const [name, header] of Object.entries(asRecord(response["headers"]))) {
    const value = exchanged.headers[name.toLowerCase()];
    if (value === undefined && at(header)["required"] !== true) continue;
    const misfit = findMisfit(at(header, "schema"), value);
    if (misfit !== undefined) throw violation(exchanged, `the header ${name} is not in the contract: ${misfit}`);
  }
};

/** The contract must allow what the service accepts. */
const requireRequest = (exchanged: Exchanged, { description }: ContractOperation): void => {
  const { headers, body } = exchanged.sent;
  const { content, required } = at(description, "requestBody");
  const json = body === "" && required === false ? undefined : asRecord(content)["application/json"];
  const misfit = json === undefined ? undefined : findMisfit(at(json, "schema"), JSON.parse(body));
  if (misfit !== undefined) throw violation(exchanged, `the service accepts a body that the contract does not have: ${misfit}`);
  const sent = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const parameters: unknown = description["parameters"];
  for (const parameter of Array.isArray(parameters) ? parameters.map(asRecord) : []) {
    const value = sent.get(String(parameter["name"]).toLowerCase());
    if (parameter["in"] !== "header" || value === undefined) continue;
    const problem = findMisfit(at(parameter, "schema"), value);
    if (problem !== undefined)
      throw violation(exchanged, `the service accepts a header ${String(parameter["name"])} that the contract does not have: ${problem}`);
  }
};

const mediaType = (contentType: string | undefined): string => (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const violation = ({ endpoint, method, path, status, body }: Exchanged, problem: string): Error =>
  new Error(`${endpoint} (${method} ${path}) answered ${status}: ${problem}\n${JSON.stringify(body).slice(0, 2000)}`);
