import { createReadStream } from "node:fs";
import { TextDecoder } from "node:util";
import { OperatorError } from "../operator-error.ts";
import { inLanguages } from "./in-languages.ts";
import { createItemReader } from "./item-reader.ts";
import type { WxrItem } from "./wxr-item.ts";

/**
 * Reads an export item by item, whatever its length. DTDs are not read: their entities stay as they are written. `onBreak` is told where the
 * file is damaged; what is whole is read all the same.
 *
 * @throws OperatorError when the file is none
 */
export async function* readWxr(file: string, onBreak: (where: string) => void = () => undefined): AsyncGenerator<WxrItem> {
  const reader = createItemReader(onBreak);
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 });
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of stream) {
      if (!(chunk instanceof Uint8Array)) continue;
      decoder ??= decoderOf(chunk);
      reader.write(decoder.decode(chunk, { stream: true }));
      yield* reader.take().flatMap(inLanguages);
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    stream.destroy();
  }
  reader.end();
  if (!reader.isExport()) throw new OperatorError(`${file} is not an export of WordPress ("Tools, Export, All content").`);
  yield* reader.take().flatMap(inLanguages);
}

/** The encoding that the file says it has: old sites have other ones than UTF-8. */
const decoderOf = (start: Uint8Array): TextDecoder => {
  const [, encoding = "utf-8"] =
    /^\s*<\?xml[^>]*\bencoding=["']([\w.:-]+)["']/.exec(new TextDecoder("latin1").decode(start.subarray(0, 200))) ?? [];
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder(); // RangeError: no encoding has this name
  }
};
