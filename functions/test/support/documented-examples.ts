import { at, contractOperations } from "./contract-document.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";
import { endpoints, type EndpointName } from "./api.ts";

/** One example of an answer in the published contract. */
export interface DocumentedExample {
  readonly operation: EndpointName;
  readonly status: number;
  /** Name of the response, if operations share it. */
  readonly shared: string | undefined;
  readonly title: string;
  readonly value: unknown;
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

const examplesIn = (holder: unknown): readonly (readonly [string, unknown])[] =>
  Object.entries(at(holder, "content", "application/json", "examples")).map(([title, example]) => [title, asRecord(example)["value"]]);

/** Every example of an answer, in the document's order. */
export const documentedAnswers = (): readonly DocumentedExample[] =>
  [...contractOperations].flatMap(([operation, { description }]) => {
    if (!isEndpointName(operation)) throw new Error(`The tests do not know the operation ${operation}`);
    return Object.entries(asRecord(description["responses"])).flatMap(([status, response]) => {
      const reference: unknown = asRecord(response)["$ref"];
      const shared = typeof reference === "string" ? reference.split("/").at(-1) : undefined;
      return examplesIn(at(response)).map(([title, value]) => ({ operation, status: Number(status), shared, title, value }));
    });
  });

/** The example bodies of an operation's request, by name. */
export const documentedBodies = (operation: EndpointName): ReadonlyMap<string, object> =>
  new Map(examplesIn(at(contractOperations.get(operation)?.description, "requestBody")).map(([title, body]) => [title, asRecord(body)]));

export const documentedBody = (operation: EndpointName, title: string): object => {
  const body = documentedBodies(operation).get(title);
  if (body === undefined) throw new Error(`The contract has no request ${title} for ${operation}`);
  return body;
};
