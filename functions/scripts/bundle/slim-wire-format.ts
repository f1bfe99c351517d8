import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Plugin } from "esbuild";
import { requireVersion } from "./require-version.ts";

/**
 * Omits from the description of Firestore's wire format the parts that describe descriptions.
 *
 * At its first request, the client builds an object for every message in it. `google.api` and the messages of `descriptor.proto` exist for
 * code generators; no message to or from Firestore contains them.
 *
 * The code for the binary format is generated only when called, because only details of errors use it.
 */
export const slimWireFormat: Plugin = {
  name: "slim-wire-format",
  setup(build) {
    requireVersion("slim-wire-format", { package: "@google-cloud/firestore", version: "7.11.6" });
    build.onLoad({ filter: /[\\/]@google-cloud[\\/]firestore[\\/]build[\\/]protos[\\/]v1\.json$/ }, async ({ path }) => {
      const format: unknown = JSON.parse(await readFile(path, "utf8"), (name, value: unknown) => (leftOut.has(name) ? undefined : value));
      // V8 parses a JSON string several times faster than the same object literal.
      return { contents: `module.exports = JSON.parse(${JSON.stringify(JSON.stringify(format))});` };
    });

    requireVersion("slim-wire-format", { package: "protobufjs", version: "7.6.6" });
    build.onLoad({ filter: /[\\/]protobufjs[\\/]src[\\/]type\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const contents = source.replaceAll(binaryCode, "this.$1 = (...given) => (this.$1 = $2).apply(this, given);");
      if (source.match(binaryCode)?.length !== 3) throw new Error(`slim-wire-format does not know ${path}`);
      return { contents, resolveDir: dirname(path) };
    });
  },
};

/** Code that protobufjs generates for a message on first use. Over REST, messages are only converted to and from JSON. */
const binaryCode = /this\.(encode|decode|verify) = (\w+\(this\)\(\{[^}]*\}\));/g;

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
