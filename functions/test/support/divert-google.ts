import { syncBuiltinESMExports } from "node:module";
import tls from "node:tls";

/**
 * Loaded before a function (`node --import`): connections to Google's servers go to the port FAKE_GOOGLE_PORT of this machine instead. TLS still
 * uses the names of the real hosts. Any other host is unreachable.
 */
const port = Number(process.env["FAKE_GOOGLE_PORT"]);
const connect: (options: tls.ConnectionOptions, listener?: () => void) => tls.TLSSocket = tls.connect;

Object.assign(tls, {
  connect: (options: tls.ConnectionOptions, listener?: () => void) => {
    const { host = "", servername = host } = options;
    if (!servername.endsWith(".googleapis.com")) throw new Error(`This process must not connect to ${servername}`);
    return connect({ ...options, host: "127.0.0.1", port, servername }, listener);
  },
});
syncBuiltinESMExports();
