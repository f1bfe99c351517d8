import { type HeldPicture, pictureIndex, pictureSigns } from "./pictures.ts";

export interface PlacedPicture extends HeldPicture {
  readonly at: number;
}

/** A text without the signs of held pictures, and where they were. */
export function takePictures(
  text: string,
  held: readonly HeldPicture[],
): { readonly text: string; readonly pictures: readonly PlacedPicture[] } {
  const parts = text.split(pictureSigns);
  const signs = text.match(pictureSigns) ?? [];
  let at = 0;
  const pictures = signs.flatMap((sign, index): readonly PlacedPicture[] => {
    at += parts[index]?.length ?? 0;
    const picture = held[pictureIndex(sign)];
    return picture === undefined ? [] : [{ ...picture, at }];
  });
  return { text: parts.join(""), pictures };
}
