import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import { about } from "./about.ts";
import { namedSchemas, requestSchema, someFieldOf } from "./json-schema.ts";
import type { Endpoint } from "../src/lib/platform/http/endpoint.ts";
import type { Operation, Refusal, RequestNotes } from "./operation.ts";
import { operations } from "./operations.ts";
import { toParameters, toTemplate } from "./path-parameters.ts";
import { type BodyRules, pipelineRefusals } from "./pipeline.ts";
import { reference } from "./reference.ts";
import { failures, sharedFailures, success } from "./responses.ts";
import { webhooks } from "./webhooks.ts";

type Entry = readonly [name: string, operation: Operation];

/** The whole contract: an OpenAPI 3.1 document. */
export const buildOpenApi = (): UnknownRecord => {
  const entries = Object.entries(operations);
  const schemas = [...entries.flatMap(requestSchemaOf), ...Object.entries(namedSchemas())];
  return {
    ...about,
    paths: Object.fromEntries(
      [...Map.groupBy(entries, ([, { endpoint }]) => toTemplate(endpoint.path))].map(([path, those]) => [path, toPathItem(those)]),
    ),
    webhooks,
    components: {
      ...about.components,
      schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
      responses: sharedFailures(entries.flatMap(([, operation]) => refusalsOf(operation))),
    },
  };
};

const toPathItem = (entries: readonly Entry[]): UnknownRecord =>
  Object.fromEntries(entries.map((entry) => [methodOf(entry[1]).toLowerCase(), toOperation(entry)]));

const toOperation = ([name, operation]: Entry): UnknownRecord => {
  const { endpoint, access, answer, request } = operation;
  return {
    operationId: name,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    parameters: toParameters(endpoint.path, operation.query, [...access.headers, ...operation.headers]),
    ...(request !== undefined && { requestBody: toRequestBody(name, request) }),
    ...(operation.file !== undefined && { requestBody: toFileBody(operation.file) }),
    responses: { 200: success(answer, operation.examples), ...failures(refusalsOf(operation)) },
  };
};

const methodOf = ({ method, endpoint }: Operation): string => method ?? endpoint.method;

/** The schema of the body; undefined where there is none. */
export const bodySchemaOf = ({ method, endpoint }: Operation): Endpoint["bodySchema"] =>
  method === undefined ? endpoint.bodySchema : undefined;

const refusalsOf = (operation: Operation): readonly Refusal[] => [
  ...operation.access.refusals,
  ...operation.refusals,
  ...pipelineRefusals({
    methods: operation.endpoint.methods,
    body: bodyRulesOf(operation),
    hasLimit: operation.query !== undefined && "limit" in operation.query.fields,
  }),
];

const bodyRulesOf = (operation: Operation): BodyRules | undefined => {
  if (operation.file !== undefined) return { someField: undefined, isJson: false, maxBytes: operation.endpoint.maxBodyBytes };
  const bodySchema = bodySchemaOf(operation);
  return bodySchema && { someField: someFieldOf(bodySchema), isJson: true, maxBytes: operation.endpoint.maxBodyBytes };
};

const toRequestBody = (name: string, { examples, isOptional = false }: RequestNotes): UnknownRecord => ({
  required: !isOptional,
  content: {
    "application/json": {
      schema: reference("schemas", requestName(name)),
      examples: Object.fromEntries(Object.entries(examples).map(([title, value]) => [title, { value }])),
    },
  },
});

/** OpenAPI 3.1: a body without a schema is bytes. */
const toFileBody = ({ types, description }: NonNullable<Operation["file"]>): UnknownRecord => ({
  required: true,
  description,
  content: Object.fromEntries(types.map((type) => [type, {}])),
});

const requestSchemaOf = ([name, operation]: Entry): readonly (readonly [string, UnknownRecord])[] => {
  const { request } = operation;
  const bodySchema = bodySchemaOf(operation);
  if ((bodySchema === undefined) !== (request === undefined)) throw new Error(`The contract and ${name} differ on whether there is a body`);
  return bodySchema !== undefined && request !== undefined ? [[requestName(name), requestSchema(bodySchema, request)]] : [];
};

export const requestName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`;
