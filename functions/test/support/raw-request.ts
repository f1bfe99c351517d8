import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Sends bytes unchanged, with these headers and no others. */
export const rawRequest = async (
  base: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<{ readonly status: number; readonly text: string }> => {
  const { hostname, port, pathname } = new URL(base);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method: "POST", path: pathname.replace(/\/$/, "") + path, headers: { ...headers, "Content-Length": body.length } },
      (incoming) => {
        text(incoming).then((content) => {
          resolve({ status: incoming.statusCode ?? 0, text: content });
        }, reject);
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
};
