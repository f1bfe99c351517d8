import type { Response } from "undici";
import { WebError } from "./web-error.ts";

/**
 * The beginning of an answer's body, unpacked. Nothing is read beyond the limit: a compressed body of some kilobytes can become gigabytes, and
 * a page of several megabytes is mostly pictures written out in its markup.
 * @throws WebError `unreachable`
 */
export const readBytes = async (response: Response, maxBytes: number): Promise<Uint8Array> => {
  const { body } = response;
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const chunk: unknown = next.value;
    if (!(chunk instanceof Uint8Array)) throw new WebError("unreachable");
    chunks.push(chunk.subarray(0, maxBytes - length));
    length += chunk.length;
    if (length < maxBytes) continue;
    await reader.cancel();
    break;
  }
  return Buffer.concat(chunks);
};
