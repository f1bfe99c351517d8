import { isIP, type LookupFunction } from "node:net";
import { Agent, buildConnector, type Dispatcher, ProxyAgent } from "undici";
import { extractionLimits } from "../../onboarding/extraction/limits.ts";
import type { NetworkRules } from "./network-rules.ts";
import { WebError } from "./web-error.ts";

/** Connects to public addresses only. It checks the address in use, because a name may resolve differently the next time. */
export const guardedAgent = (rules: NetworkRules): Dispatcher =>
  new Agent({
    connect: guardedConnector(rules),
    headersTimeout: extractionLimits.pageMs,
    bodyTimeout: extractionLimits.pageMs,
  });

/**
 * Connects through a forward proxy: absolute URLs for `http`, a tunnel for `https`. It resolves names, so it must block private networks.
 */
export const proxyAgent = (proxyUrl: string): Dispatcher =>
  new ProxyAgent({
    uri: proxyUrl,
    proxyTunnel: false,
    headersTimeout: extractionLimits.pageMs,
    bodyTimeout: extractionLimits.pageMs,
  });

const guardedConnector = (rules: NetworkRules): buildConnector.connector => {
  const connect = buildConnector({ timeout: extractionLimits.connectMs, lookup: guardedLookup(rules) });
  return (options, callback) => {
    // A literal IP address is never resolved, so the lookup below does not check it.
    const host = options.hostname.replace(/^\[|\]$/g, "");
    if (isIP(host) !== 0 && !rules.isPublic(host)) {
      callback(new WebError("blocked"), null);
      return;
    }
    connect(options, (error, socket) => {
      if (error !== null) {
        callback(error, null);
      } else if (rules.isPublic(socket.remoteAddress ?? "")) {
        callback(null, socket);
      } else {
        socket.destroy();
        callback(new WebError("blocked"), null);
      }
    });
  };
};

/** Rejects a name if any of its addresses is private. */
const guardedLookup =
  ({ resolve, isPublic }: NetworkRules): LookupFunction =>
  (host, { all = false }, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(Object.assign(new Error("no address"), { code: "ENOTFOUND" }), "", 0);
        else if (addresses.some(({ address }) => !isPublic(address))) callback(new WebError("blocked"), "", 0);
        else if (all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => {
        callback(error instanceof Error ? error : new Error("lookup failed", { cause: error }), "", 0);
      },
    );
  };
