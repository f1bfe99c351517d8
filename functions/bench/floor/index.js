/* global require, exports */
// The empty function as Firebase's own template writes it: not bundled. Its start is 1.00.
const { onRequest } = require("firebase-functions/v2/https");

exports.hello = onRequest((_request, response) => {
  response.json({ ok: true });
});
