import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { request as requestSafely } from "node:https";
import { text } from "node:stream/consumers";

interface Question {
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

interface HostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}

/**
 * Asks for a page as a browser does that was led to this address by the name of a host, which `fetch` cannot: it sets the host by itself.
 *
 * @throws Error with the code of the network
 */
export const askHost = async (base: string, { host, path, headers = {}, signal }: Question): Promise<HostAnswer> => {
  const url = new URL(`${base}${path}`);
  const send = url.protocol === "http:" ? request : requestSafely;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    send(url, { headers: { host, ...headers }, signal }, resolve)
      .once("error", reject)
      .end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, html: await text(response) };
};
