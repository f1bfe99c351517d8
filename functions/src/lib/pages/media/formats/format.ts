import type { UploadedImage } from "../../../../../answers/uploaded-image.ts";

export type Size = Pick<UploadedImage, "width" | "height">;

/** What is stored of a picture. */
interface CleanPicture {
  /** As it is shown: a turned picture's sides are swapped. */
  readonly size: Size;
  /** The picture, its colour profile and how it is turned: nothing about where, when or by whom it was taken. */
  readonly content: Buffer;
}

export interface Format<Type extends UploadedImage["type"] = UploadedImage["type"]> {
  readonly type: Type;
  readonly isType: (bytes: Buffer) => boolean;
  /** Undefined for half a file, or a damaged one. */
  readonly clean: (bytes: Buffer) => CleanPicture | undefined;
}

export const textAt = (bytes: Buffer, from: number, length = 4): string => bytes.toString("latin1", from, from + length);

/** One buffer for all that is kept of a file: a file of a million parts takes no more memory than any other of its size. */
export const createCopy = (mostBytes: number) => {
  const copy = Buffer.allocUnsafe(mostBytes);
  let length = 0;
  return {
    add: (part: Buffer): void => {
      length += part.copy(copy, length);
    },
    content: (): Buffer => copy.subarray(0, length),
  };
};
