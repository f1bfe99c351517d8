import type { UploadedImage } from "../../../../answers/uploaded-image.ts";

export type ImageSize = Pick<UploadedImage, "width" | "height">;

export interface ImageUses {
  /** The IDs of the live pages and drafts that name a picture, by its file's name. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Named by a template or a setting. */
  readonly others: ReadonlySet<string>;
  /** False if the project has more documents than are looked through. */
  readonly isWhole: boolean;
}

/** What is known of stored pictures besides their bytes. @throws AppError `unavailable` (every method) */
export interface MediaStore {
  readonly keepFacts: (projectId: string, name: string, facts: ImageSize & { readonly bytes: number }) => Promise<void>;
  /** Those without a readable size are left out: they were stored by another program, or before sizes were kept. */
  readonly findSizes: (projectId: string, names: readonly string[]) => Promise<ReadonlyMap<string, ImageSize>>;
  readonly forget: (projectId: string, name: string) => Promise<void>;
  readonly findUses: (projectId: string) => Promise<ImageUses>;
}
