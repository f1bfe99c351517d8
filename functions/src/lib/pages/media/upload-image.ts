import type { UploadedImage } from "../../../../answers/uploaded-image.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { budgetOf } from "../../projects/plans.ts";
import type { Project } from "../../projects/project.ts";
import { type BudgetStore, consumeBudget } from "../../usage/quota/daily-budget.ts";
import { dayOf, secondsUntilTomorrow } from "../../usage/quota/daily-usage.ts";
import type { Bucket } from "./bucket.ts";
import { cleanImage, type Refusal } from "./image.ts";
import { mediaLimits } from "./limits.ts";
import type { MediaStore } from "./media-store.ts";
import { mediaFileOf, mediaPath, objectNameOf } from "./media-file.ts";

interface UploadPorts {
  readonly bucket: Bucket;
  readonly budgets: BudgetStore;
  readonly store: Pick<MediaStore, "keepFacts">;
  readonly origin: string;
}

interface Upload {
  readonly project: Project;
  readonly uid: string;
  readonly at: Date;
  readonly bytes: Buffer;
}

/** @throws AppError `media_limit`, `unavailable` */
export const countMedia = async (budgets: BudgetStore, { project, uid, at }: Omit<Upload, "bytes">, amount: number): Promise<void> => {
  const key = { projectId: project.id, uid, day: dayOf(at), isVisitor: false };
  const limits = budgetOf(project, "media_bytes");
  if ((await consumeBudget(budgets, { key, unit: "media_bytes", limits, amount })) !== undefined) return;
  const retryAfterSec = secondsUntilTomorrow(at);
  throw new AppError("media_limit", "Today's image uploads are used up. Please try again tomorrow.", { retryAfterSec });
};

/**
 * Stores a picture, without what it tells about its author, under a digest of its bytes: uploading it again costs nothing.
 *
 * @throws AppError `unsupported_media_type`, `media_limit`, `unavailable`
 */
export const uploadImage = async ({ bucket, budgets, store, origin }: UploadPorts, { bytes, ...by }: Upload): Promise<UploadedImage> => {
  const { project } = by;
  const image = cleanImage(bytes);
  if (typeof image === "string") throw new AppError("unsupported_media_type", refusals[image]);
  const { content, ...facts } = image;
  const file = mediaFileOf(project.id, content, facts);
  const name = objectNameOf(file);
  if (!(await bucket.renewObject(name))) {
    await countMedia(budgets, by, content.length);
    const { width, height } = image;
    await Promise.all([
      bucket.storeObject(name, image.type, content),
      store.keepFacts(project.id, file.name, { width, height, bytes: content.length }),
    ]);
  }
  return { url: `${origin}${mediaPath(file)}`, ...facts, bytes: content.length };
};

const refusals = {
  unknown: "This file is not an image that can be stored. Send a PNG, JPEG, WebP, GIF or AVIF.",
  broken: "This image is damaged or incomplete. Send the whole file.",
  too_many_pixels: `This image is too large. The limit is ${mediaLimits.pixels / 1_000_000} megapixels.`,
} as const satisfies Readonly<Record<Refusal, string>>;
