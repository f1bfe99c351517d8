import { refuse, replaceModules } from "./replace-modules.ts";

/**
 * Omits from the Firestore client what documents, queries and batches over REST never run (`preferRest`). Credentials, retries, the wire
 * format and all errors are unchanged.
 */
export const slimFirestore = replaceModules("slim-firestore", [
  {
    package: "google-gax",
    version: "4.6.1",
    files: {
      // gRPC. Over REST only the status codes, the error class and the wire format are used. Snapshot listeners would need the rest, but a
      // function has no use for them.
      "build/src/index.js": `
        exports.Status = require("./status").Status;
        exports.GoogleError = require("./googleError").GoogleError;
        exports.protobuf = require("protobufjs");
        exports.serializer = require("proto3-json-serializer");
        exports.GrpcClient = class { constructor() { ${refuse("gRPC")} } };`,

      // Clients of three other Google services. Firestore creates the one for locations with its own client, never calls it, and closes it
      // when it discards that client, after more than a hundred concurrent operations.
      "build/src/iamService.js": `exports.IamClient = class {};`,
      "build/src/locationService.js": `exports.LocationsClient = class { close() {} };`,
      "build/src/operationsClient.js": `exports.OperationsClient = class {}; exports.OperationsClientBuilder = class {};`,
      "build/protos/iam_service.js": "",
      "build/protos/locations.js": "",
      "build/protos/operations.js": "",
    },
  },
  {
    package: "@google-cloud/firestore",
    version: "7.11.6",
    files: {
      // Administration of databases, the beta interface, and bundles for web clients.
      "build/src/v1/firestore_admin_client.js": `exports.FirestoreAdminClient = class { constructor() { ${refuse("FirestoreAdminClient")} } };`,
      "build/src/v1beta1/index.js": refuse("Firestore v1beta1"),
      "build/protos/firestore_v1_proto_api.js": refuse("BundleBuilder"),
    },
  },
  {
    package: "protobufjs",
    version: "7.6.6",
    // The wire format is JSON, so no parser for .proto text is needed.
    files: { "src/index.js": `module.exports = require("./index-light");` },
  },
  {
    package: "whatwg-url",
    version: "5.0.0",
    // node-fetch uses its URL class only if Node has none. 290 KB of it are tables of international domain names.
    files: { "lib/public-api.js": `exports.URL = URL; exports.URLSearchParams = URLSearchParams;` },
  },
]);
