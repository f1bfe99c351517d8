import { refuse, replaceModules } from "./replace-modules.ts";

/** Leaves out of firebase-admin what neither verifying ID tokens nor opening Firestore runs. */
export const slimFirebaseAdmin = replaceModules("slim-firebase-admin", {
  // Keys of App Check tokens. ID tokens are verified with certificates.
  "jwks-rsa/src/index.js": `module.exports = () => { ${refuse("jwks-rsa")} };`,

  // Ask which Node runs, with a library for version numbers. Every Node that Firebase offers is new enough.
  "jsonwebtoken/lib/asymmetricKeyDetailsSupported.js": "module.exports = true;",
  "jsonwebtoken/lib/psSupported.js": "module.exports = true;",
  "jsonwebtoken/lib/rsaPssKeyDetailsSupported.js": "module.exports = true;",

  // Reads answers in several parts, which only batches of messages get.
  "@fastify/busboy/index.js": refuse("busboy"),
});
