import type { UnknownRecord } from "../src/lib/platform/core/unknown-record.ts";
import { errorStatus } from "../src/lib/platform/core/app-error.ts";
import { errorBody, type ErrorCode } from "../answers/error-body.ts";
import { errorHeaders, requestId } from "./headers.ts";
import { nameOf } from "./json-schema.ts";
import type { AnswerForm, Header, Refusal } from "./operation.ts";
import { reference } from "./reference.ts";

export const success = ({ schema, headers }: AnswerForm, examples: Readonly<Record<string, unknown>>): UnknownRecord => ({
  description: "Success.",
  headers: toHeaders([requestId, ...headers]),
  content: { "application/json": { schema: reference("schemas", nameOf(schema)), examples: mapValues(examples, (value) => ({ value })) } },
});

/** The error responses of an operation, by status. */
export const failures = (refusals: readonly Refusal[]): Readonly<Record<string, UnknownRecord>> => {
  const byStatus = Map.groupBy(refusals, ({ code }) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, those]) => {
      const [{ sharedAs } = {}, ...others] = those;
      const shared = sharedAs !== undefined && others.every((other) => other.sharedAs === sharedAs);
      return [String(status), shared ? reference("responses", sharedAs) : failure(those)];
    }),
  );
};

/** The responses that operations refer to by name. */
export const sharedFailures = (refusals: readonly Refusal[]): UnknownRecord =>
  Object.fromEntries(
    [...Map.groupBy(refusals, ({ sharedAs }) => sharedAs)].flatMap(([name, all]) => {
      const those = [...new Map(all.map((refusal) => [refusal.code, refusal])).values()];
      return name === undefined ? [] : [[name, failure(those)]];
    }),
  );

const failure = (refusals: readonly Refusal[]): UnknownRecord => {
  const codes = [...new Set(refusals.map(({ code }) => code))];
  return {
    description: refusals.map(({ code, when }) => `- \`${code}\`: ${when}`).join("\n"),
    headers: toHeaders([requestId, ...codes.flatMap((code) => errorHeaders[code] ?? [])]),
    content: {
      "application/json": { schema: errorSchema(codes), examples: examplesOf(refusals) },
    },
  };
};

/** The form of every error, with the codes that can be meant here. */
const errorSchema = (codes: readonly ErrorCode[]): UnknownRecord => ({
  allOf: [reference("schemas", nameOf(errorBody)), { type: "object", properties: { code: { enum: codes } } }],
});

/** Named by their code; a second situation with the same code has a number. */
const examplesOf = (refusals: readonly Refusal[]): UnknownRecord => {
  const byCode = Map.groupBy(refusals, ({ code }) => code);
  const named = [...byCode].flatMap(([code, those]) =>
    those.map(({ error, details }, index) => {
      const value = { error, code, ...(details !== undefined && { details }) };
      return [index === 0 ? code : `${code}_${index + 1}`, { value }] as const;
    }),
  );
  return Object.fromEntries(named);
};

const toHeaders = (headers: readonly Header[]): UnknownRecord => Object.fromEntries(headers.map(({ name, ...header }) => [name, header]));

const mapValues = <From, To>(map: Readonly<Record<string, From>>, change: (value: From) => To): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)]));
