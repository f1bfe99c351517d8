import type { Response } from "undici";
import { WebError } from "./web-error.ts";

/**
 * The unpacked body of a response. Reading stops as soon as it exceeds the limit: a compressed body of a few kilobytes can become gigabytes.
 * @throws WebError `too_large`
 */
export const readBytes = async (response: Response, maxBytes: number): Promise<Uint8Array> => {
  const { body } = response;
  if (body === null) return new Uint8Array();
  if (Number(response.headers.get("content-length") ?? 0) > maxBytes) {
    await body.cancel();
    throw new WebError("too_large");
  }
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk: unknown = next.value;
    if (!(chunk instanceof Uint8Array)) throw new WebError("unreachable");
    length += chunk.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new WebError("too_large");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};
