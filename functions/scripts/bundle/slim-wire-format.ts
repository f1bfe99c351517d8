import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { requireVersion } from "./require-version.ts";
import { parsedAtRunTime } from "./json-parse.ts";

/**
 * Leaves out of the description of Firestore's wire format the parts that describe descriptions.
 *
 * The client builds an object for every message it finds there at its first request. `google.api` and the messages of
 * `descriptor.proto` exist for code generators; no message that Firestore sends or receives contains one of them.
 */
export const slimWireFormat: Plugin = {
  name: "slim-wire-format",
  setup(build) {
    requireVersion("slim-wire-format", { package: "@google-cloud/firestore", version: "7.11.6" });
    build.onLoad({ filter: /[\\/]@google-cloud[\\/]firestore[\\/]build[\\/]protos[\\/]v1\.json$/ }, async ({ path }) => {
      const format: unknown = JSON.parse(await readFile(path, "utf8"), (name, value: unknown) => (leftOut.has(name) ? undefined : value));
      return { contents: parsedAtRunTime(format) };
    });
  },
};

const leftOut: ReadonlySet<string> = new Set([
  "api",
  "FileDescriptorSet",
  "FileDescriptorProto",
  "DescriptorProto",
  "ExtensionRangeOptions",
  "FieldDescriptorProto",
  "OneofDescriptorProto",
  "EnumDescriptorProto",
  "EnumValueDescriptorProto",
  "ServiceDescriptorProto",
  "MethodDescriptorProto",
  "FileOptions",
  "MessageOptions",
  "FieldOptions",
  "OneofOptions",
  "EnumOptions",
  "EnumValueOptions",
  "ServiceOptions",
  "MethodOptions",
  "UninterpretedOption",
  "FeatureSet",
  "FeatureSetDefaults",
  "Edition",
  "SourceCodeInfo",
  "GeneratedCodeInfo",
]);
