/**
 * Imported by the page, which learns the file's address, and run as a worker, so that typing goes on while a photo is made smaller.
 */
import { headBytes, type PictureKind, readHead } from "./picture-head.ts";

export type Prepared =
  | { readonly kind: "ready"; readonly file: Blob }
  /** The browser cannot decode it. */
  | { readonly kind: "unreadable"; readonly as: PictureKind };

export const workerAddress = import.meta.url;

/** 2,560 px: the width of a large screen. */
const longestSide = 2_560;

/** 1 MiB: below this a picture of that size stays byte for byte what it is. */
const smallBytes = 1_048_576;

/** Hardly anybody sees what is lost. */
const quality = 0.82;

const kept: ReadonlySet<PictureKind> = new Set(["jpeg", "png", "webp", "gif", "avif"]);

/** Upright, with its longest side at most 2,560 px. Animations and small pictures stay as they are. */
const prepare = async (file: Blob): Promise<Prepared> => {
  const head = readHead(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const asItIs: Prepared = { kind: "ready", file };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  // Browsers that do not know AVIF have yet to die out; the service knows it.
  if (bitmap === undefined) return head.kind === "avif" ? asItIs : { kind: "unreadable", as: head.kind };
  const share = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (kept.has(head.kind) && (head.isAnimated || (share === 1 && file.size <= smallBytes))) return asItIs;
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * share)), Math.max(1, Math.round(bitmap.height * share)));
  const drawing = canvas.getContext("2d");
  if (drawing === null) return asItIs;
  drawing.imageSmoothingQuality = "high";
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await encode(canvas, head.mayBeTransparent);
  return drawn.size < file.size || !kept.has(head.kind) ? { kind: "ready", file: drawn } : asItIs;
};

/** Browsers that cannot write WebP write PNG instead. */
const encode = async (canvas: OffscreenCanvas, mayBeTransparent: boolean): Promise<Blob> => {
  const webp = await canvas.convertToBlob({ type: "image/webp", quality });
  return webp.type === "image/webp" || mayBeTransparent ? webp : canvas.convertToBlob({ type: "image/jpeg", quality });
};

if (typeof WorkerGlobalScope !== "undefined")
  addEventListener("message", ({ data }: MessageEvent<Blob>) => void prepare(data).then((prepared) => postMessage(prepared)));

declare const WorkerGlobalScope: unknown;
