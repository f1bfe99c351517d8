import { refuse, replaceModules } from "./replace-modules.ts";

/** Leaves out of firebase-admin what neither verifying ID tokens nor opening Firestore runs. */
export const slimFirebaseAdmin = replaceModules("slim-firebase-admin", [
  {
    package: "jwks-rsa",
    version: "3.2.2",
    // Keys of App Check tokens. ID tokens are verified with certificates.
    files: { "src/index.js": `module.exports = () => { ${refuse("jwks-rsa")} };` },
  },
  {
    package: "jsonwebtoken",
    version: "9.0.3",
    // Ask which Node runs, with a library for version numbers. Every Node that Firebase offers is new enough.
    files: {
      "lib/asymmetricKeyDetailsSupported.js": "module.exports = true;",
      "lib/psSupported.js": "module.exports = true;",
      "lib/rsaPssKeyDetailsSupported.js": "module.exports = true;",
    },
  },
  {
    package: "@fastify/busboy",
    version: "3.2.6",
    // Reads answers in several parts, which only batches of messages get.
    files: { "index.js": refuse("busboy") },
  },
]);
