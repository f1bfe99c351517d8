import type { UploadedImage } from "../../../../answers/uploaded-image.ts";
import { avif } from "./formats/avif.ts";
import type { Format } from "./formats/format.ts";
import { gif } from "./formats/gif.ts";
import { jpeg } from "./formats/jpeg.ts";
import { png } from "./formats/png.ts";
import { webp } from "./formats/webp.ts";
import { mediaLimits } from "./limits.ts";

/** A picture as it is stored. Its properties are according to its bytes, not its sender. */
export interface Image extends Pick<UploadedImage, "type" | "width" | "height"> {
  readonly content: Buffer;
}

/** The accepted types with their file extensions. Not SVG, which may contain scripts. */
export const imageTypes = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "avif",
} as const satisfies Readonly<Record<UploadedImage["type"], string>>;

export type ImageType = keyof typeof imageTypes;

export type Refusal = "unknown" | "broken" | "too_many_pixels";

/**
 * Takes from a file what shows the picture, and leaves out what tells about its author (Exif with the place, XMP, IPTC, MPF, comments, what
 * follows the end). No pixel is decoded. Formats are read here, forward only and once: a hostile file takes no longer than a picture.
 *
 * A library would be better, if there were one. sharp and libvips decode and compress again, which costs quality, animations, and 8 MB of
 * native code at every cold start; piexifjs and exif-be-gone know fewer formats and lose how a picture is turned; readers like exifr and
 * image-size remove nothing, and went back and forth in hostile files for seconds.
 */
export const cleanImage = (bytes: Buffer): Image | Refusal => {
  const format = formats.find(({ isType }) => isType(bytes));
  if (format === undefined) return "unknown";
  const picture = format.clean(bytes);
  if (picture === undefined) return "broken";
  const { width, height } = picture.size;
  if (width === 0 || height === 0) return "broken";
  return width * height > mediaLimits.pixels ? "too_many_pixels" : { type: format.type, width, height, content: picture.content };
};

const formats: readonly Format[] = [png, jpeg, webp, gif, avif];

export const allTypes = formats.map(({ type }) => type);
