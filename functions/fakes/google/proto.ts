import * as z from "zod";
import { isRecord } from "../../src/lib/platform/core/unknown-record.ts";

/**
 * Protobuf messages in their JSON form, as Google's servers parse them: every field is optional, null counts as absent, names may be in
 * camelCase or as in the .proto file, and unknown names are refused.
 */
export const message = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.preprocess(toFieldNames(Object.keys(fields)), z.strictObject(fields, "TYPE_MESSAGE").partial());

// Messages of the types are the names that Google's errors use for them.
export const text = z.string("TYPE_STRING");
export const bytes = z.base64("TYPE_BYTES");
export const flag = z.boolean("TYPE_BOOL");
export const float = z.number("TYPE_FLOAT");
export const int32 = z.int32("TYPE_INT32");
export const int64 = z.union([z.string().regex(/^-?\d+$/), z.int()], "TYPE_INT64");
export const timestamp = z.iso.datetime({ offset: true, error: "type.googleapis.com/google.protobuf.Timestamp" });
export const struct = z.record(z.string(), z.unknown(), "type.googleapis.com/google.protobuf.Struct");
export const anything = z.unknown();
export const list = <Item extends z.ZodType>(item: Item) => z.array(item, "TYPE_LIST");
export const oneOf = <const Names extends readonly string[]>(typeName: string, names: Names) =>
  z.enum(names, `type.googleapis.com/google.ai.generativelanguage.v1beta.${typeName}`);

/** One violation, worded as by Google's servers. */
interface Violation {
  /** As in the .proto file: `setup.tools[0]`. */
  readonly field: string;
  readonly description: string;
}

/** The violations in a message that was parsed with `reportInput`. Their paths begin with `root`. */
export const describeViolations = ({ issues }: z.ZodError, root: string): readonly Violation[] =>
  issues.flatMap((issue) => {
    const field = toFieldPath(root, issue.path);
    if (issue.code !== "unrecognized_keys") {
      return [{ field, description: `Invalid value at '${field}' (${issue.message}), ${JSON.stringify(issue.input)}` }];
    }
    const at = field === "" ? "" : ` at '${field}'`;
    return issue.keys.map((key) => ({
      field,
      description: `Invalid JSON payload received. Unknown name "${key}"${at}: Cannot find field.`,
    }));
  });

const toFieldPath = (root: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>((way, step) => {
    if (typeof step === "number") return `${way}[${step}]`;
    const name = toProtoName(String(step));
    return way === "" ? name : `${way}.${name}`;
  }, root);

const toProtoName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toFieldNames = (names: readonly string[]) => {
  const spellings = new Map(names.map((name) => [toProtoName(name), name]));
  return (value: unknown): unknown =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[spellings.get(name) ?? name, field]])))
      : value;
};
