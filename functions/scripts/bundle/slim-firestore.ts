import { refuse, replaceModules } from "./replace-modules.ts";

/**
 * Leaves out of the Firestore client what documents, queries and batches over REST never run (`preferRest`).
 * Credentials, retries, the wire format and every error are untouched.
 */
export const slimFirestore = replaceModules("slim-firestore", {
  // gRPC. Over REST only the names of the status codes and the error class are read from here.
  // Snapshot listeners would need the rest of it, and a function has no use for a listener.
  "google-gax/build/src/index.js": `
    exports.Status = require("./status").Status;
    exports.GoogleError = require("./googleError").GoogleError;
    exports.GrpcClient = class { constructor() { ${refuse("gRPC")} } };`,

  // Clients of three other Google services. Firestore makes the one for locations with its own client, and calls it never.
  "google-gax/build/src/iamService.js": `exports.IamClient = class {};`,
  "google-gax/build/src/locationService.js": `exports.LocationsClient = class {};`,
  "google-gax/build/src/operationsClient.js": `exports.OperationsClient = class {}; exports.OperationsClientBuilder = class {};`,
  "google-gax/build/protos/iam_service.js": "",
  "google-gax/build/protos/locations.js": "",
  "google-gax/build/protos/operations.js": "",

  // Administration of databases, the beta interface, and bundles for web clients.
  "@google-cloud/firestore/build/src/v1/firestore_admin_client.js": `exports.FirestoreAdminClient = class { constructor() { ${refuse("FirestoreAdminClient")} } };`,
  "@google-cloud/firestore/build/src/v1beta1/index.js": refuse("Firestore v1beta1"),
  "@google-cloud/firestore/build/protos/firestore_v1_proto_api.js": refuse("BundleBuilder"),

  // The wire format comes as JSON: no reader for .proto text.
  "protobufjs/src/index.js": `module.exports = require("./index-light");`,

  // Spans for OpenTelemetry, which nothing here collects.
  "@google-cloud/firestore/build/src/telemetry/enabled-trace-util.js": `
    exports.EnabledTraceUtil = require("./disabled-trace-util").DisabledTraceUtil;`,

  // node-fetch takes its URL class from here only where Node has none. 290 KB of it are tables of international domain names.
  "whatwg-url/lib/public-api.js": `exports.URL = URL; exports.URLSearchParams = URLSearchParams;`,

  // Names the entry of a cache of wire formats after the hash of the format. The format itself is as good a name.
  "object-hash/index.js": `module.exports = (text) => text;`,
});
