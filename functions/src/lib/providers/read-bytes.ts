/**
 * The unpacked beginning of a response body. Stops at the limit, because a compressed body of a few kilobytes can expand to gigabytes.
 */
export const readBytes = async (body: AsyncIterable<unknown> | null, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("A body has bytes");
    chunks.push(chunk.subarray(0, maxBytes - length));
    length += chunk.length;
    // Leaving the loop cancels the stream.
    if (length >= maxBytes) break;
  }
  return Buffer.concat(chunks);
};
