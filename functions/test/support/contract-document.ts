import { readFileSync } from "node:fs";
import { join } from "node:path";
import addFormats from "ajv-formats";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { UnknownRecord } from "../../src/lib/platform/core/unknown-record.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";

/** The checked-in contract. */

const document: unknown = JSON.parse(readFileSync(join(import.meta.dirname, "../../../docs/openapi.json"), "utf8"));

/** The value at a path in the contract, or in a part of it. References are followed. */
export const at = (start: unknown, ...path: readonly string[]): UnknownRecord =>
  path.reduce((place, name) => resolve(place[name]), resolve(start));

export const inContract = (...path: readonly string[]): UnknownRecord => at(document, ...path);

const resolve = (value: unknown): UnknownRecord => {
  const place = asRecord(value);
  const target = place["$ref"];
  return typeof target === "string" ? inContract(...target.split("/").slice(1)) : place;
};

export interface ContractOperation {
  readonly method: string;
  /** Its path in the service's notation: `/projects/:projectId`. */
  readonly pattern: string;
  readonly description: UnknownRecord;
}

/** Every operation by its name. */
export const contractOperations: ReadonlyMap<string, ContractOperation> = new Map(
  Object.entries(inContract("paths")).flatMap(([template, item]) =>
    Object.entries(asRecord(item)).map(([method, operation]) => {
      const description = asRecord(operation);
      const pattern = template.replaceAll(/\{(\w+)\}/g, ":$1");
      return [String(description["operationId"]), { method: method.toUpperCase(), pattern, description }] as const;
    }),
  ),
);

const ajv = new Ajv2020({ allErrors: true, strict: true, strictRequired: false, allowUnionTypes: true });
ajv.addVocabulary(["components"]);
addFormats.default(ajv);

const validators = new WeakMap<object, ValidateFunction>();

/** What is wrong with a value, or undefined if it fits. */
export const findMisfit = (schema: UnknownRecord, value: unknown): string | undefined => {
  // References in a schema start at the root of the document, and point to its components only.
  const validate = validators.get(schema) ?? ajv.compile({ ...schema, components: inContract("components") });
  validators.set(schema, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "it", separator: "; " });
};
