/** Source for a module that must never run. If it does, it throws an error with the reason, instead of causing an `undefined` later. */
const refuse = (what: string): string => `throw new Error(${JSON.stringify(`${what} is left out of the bundle (local/build)`)});`;

/**
 * Files of packages that documents, queries and batches over REST never run (`preferRest`), each with the source that replaces it.
 * Credentials, retries, the wire format and all errors are unchanged.
 *
 * A path that a new version does not have changes nothing but the time of a start, and fails a test.
 */
export const leftOut: Readonly<Record<string, string>> = {
  // gRPC. Over REST only the status codes, the error class and the wire format are used. Snapshot listeners would need the rest, but a
  // function has no use for them.
  "google-gax/build/src/index.js": `
    exports.Status = require("./status").Status;
    exports.GoogleError = require("./googleError").GoogleError;
    exports.protobuf = require("protobufjs");
    exports.serializer = require("proto3-json-serializer");
    exports.GrpcClient = class { constructor() { ${refuse("gRPC")} } };`,

  // Clients of three other Google services. Firestore creates the one for locations with its own client, never calls it, and closes it
  // when it discards that client, after more than a hundred concurrent operations.
  "google-gax/build/src/iamService.js": `exports.IamClient = class {};`,
  "google-gax/build/src/locationService.js": `exports.LocationsClient = class { close() {} };`,
  "google-gax/build/src/operationsClient.js": `exports.OperationsClient = class {}; exports.OperationsClientBuilder = class {};`,
  "google-gax/build/protos/iam_service.js": "",
  "google-gax/build/protos/locations.js": "",
  "google-gax/build/protos/operations.js": "",

  // Administration of databases, the beta interface, and bundles for web clients.
  "@google-cloud/firestore/build/src/v1/firestore_admin_client.js": `
    exports.FirestoreAdminClient = class { constructor() { ${refuse("FirestoreAdminClient")} } };`,
  "@google-cloud/firestore/build/src/v1beta1/index.js": refuse("Firestore v1beta1"),
  "@google-cloud/firestore/build/protos/firestore_v1_proto_api.js": refuse("BundleBuilder"),

  // The wire format is JSON, so no parser for .proto text is needed.
  "protobufjs/src/index.js": `module.exports = require("./index-light");`,

  // Of the SDK for the Model Context Protocol: what a server asks its client for is checked by these, and Lectern asks nothing. Its own
  // schemas are of zod 4.
  "@modelcontextprotocol/sdk/dist/esm/validation/ajv-provider.js": `
    export class AjvJsonSchemaValidator { getValidator() { ${refuse("ajv")} } }`,
  "zod-to-json-schema/dist/esm/index.js": `export const zodToJsonSchema = () => { ${refuse("zod-to-json-schema")} };`,
  "zod/v3/index.js": `export const object = () => { ${refuse("zod 3")} };`,

  // Keys for App Check tokens. ID tokens are verified with certificates.
  "jwks-rsa/src/index.js": `module.exports = () => { ${refuse("jwks-rsa")} };`,
};
