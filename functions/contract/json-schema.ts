import * as z from "zod";
import { siteLimits } from "../src/lib/projects/site/limits.ts";
import { firestoreLimits } from "../src/lib/platform/firestore/limits.ts";
import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import { askedSlugField, metadataField } from "../src/lib/pages/drafts/draft-fields.ts";
import { slugField, slugOrNone } from "../src/lib/projects/site/fields.ts";
import type { RequestNotes } from "./operation.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

const slugForm = `In any script, at most ${siteLimits.slugLength} characters, without a slash at its ends, empty, \`.\` or \`..\` segments, \`?\`, \`#\` or invisible characters. Stored in Unicode NFC.`;

/** Fields that are checked in code, which zod cannot put into JSON Schema. Never narrower than the check. */
const describedFields: ReadonlyMap<z.core.$ZodType, JsonSchema> = new Map<z.core.$ZodType, JsonSchema>([
  [slugField, { type: "string", minLength: 1, description: slugForm }],
  [slugOrNone, { description: slugForm }],
  [askedSlugField, { type: "string", minLength: 1, description: `In any script, at most ${siteLimits.slugLength} characters.` }],
  [
    metadataField,
    {
      type: "object",
      properties: { slug: { description: "Slug of the page, a string. `null` takes it away." } },
      additionalProperties: {},
      description: `At most ${firestoreLimits.depth} levels deep, no list directly inside a list, no key of the form \`__name__\`.`,
    },
  ],
]);

/** Schemas without any form of their own; what they mean is said where they are used. */
const formless: ReadonlySet<z.core.$ZodType> = new Set([metadataField._zod.def.in]);

/** The schema of a request: what a client may send. */
export const requestSchema = (schema: z.core.$ZodType, { fields, rules = {} }: RequestNotes): UnknownRecord => {
  const form = toJsonSchema(schema, {
    io: "input",
    unrepresentable: ({ zodSchema }) => (formless.has(zodSchema) ? "any" : "throw"),
    override: ({ zodSchema, jsonSchema }) => Object.assign(jsonSchema, describedFields.get(zodSchema)),
  });
  const described = Object.entries(form.properties ?? {}).map(([name, field]) => [name, describe(field, fields[name])]);
  return { ...form, properties: Object.fromEntries(described), ...rules };
};

/** A field that a body lacks when it is empty; undefined if it may be empty. */
export const someFieldOf = (schema: z.core.$ZodType): string | undefined => {
  const { required, properties = {} } = toJsonSchema(schema, { io: "input", unrepresentable: "any" });
  // Where a single field is optional, an empty body is right.
  const [field, ...more] = required ?? Object.keys(properties);
  return required === undefined && more.length === 0 ? undefined : field;
};

const describe = (field: z.core.JSONSchema._JSONSchema, sentence: string | undefined): UnknownRecord => {
  const form = typeof field === "boolean" ? {} : field;
  const description = [sentence, form.description].filter((text) => text !== undefined).join(" ");
  return { ...form, description };
};

/** The schemas of parameters after the question mark, by their names: what a client may send. */
export const parameterSchemas = (schema: z.core.$ZodType): Readonly<Record<string, unknown>> =>
  toJsonSchema(schema, { io: "input" }).properties ?? {};

/** The name of a schema in the contract: the `id` of its metadata. */
export const nameOf = (schema: z.core.$ZodType): string => {
  const id = z.globalRegistry.get(schema)?.id;
  if (id === undefined) throw new Error("The schema of an answer has no name in the contract");
  return id;
};

/** All schemas of answers that have a name, by it: all that the service sends. Objects are closed, so that nothing undescribed gets out. */
export const namedSchemas = (): UnknownRecord => {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io: "output",
    target: "draft-2020-12",
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      nameMembers(jsonSchema);
    },
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutAddress(schema)]));
};

/** A map whose keys are known is an object with these members: generated clients know no other form of it. */
const nameMembers = (schema: JsonSchema): void => {
  const { propertyNames, additionalProperties = {} } = schema;
  const keys = typeof propertyNames === "object" ? propertyNames.enum?.filter((key) => typeof key === "string") : undefined;
  if (keys === undefined) return;
  schema.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  schema.required = keys;
  schema.additionalProperties = false;
  delete schema.propertyNames;
};

const toJsonSchema = (schema: z.core.$ZodType, options: z.core.ToJSONSchemaParams): JsonSchema =>
  withoutAddress(z.toJSONSchema(schema, { ...options, target: "draft-2020-12" }));

/** The dialect and the place of a schema are those of the OpenAPI 3.1 document: its parts do not repeat them. */
const withoutAddress = (schema: JsonSchema): JsonSchema => {
  const form = { ...schema };
  delete form.$schema;
  delete form.$id;
  return form;
};
