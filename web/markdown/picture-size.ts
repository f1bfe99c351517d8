/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Of an uploaded picture, whose address has it, so that nobody has to look it up. Undefined for any other address. */
export const pictureSize = (address: string): PictureSize | undefined => {
  const [, width, height] = uploaded.exec(address) ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
};

const uploaded = /\/media\/[^/?#]+\/[\da-f]{40}-([1-9]\d{0,4})x([1-9]\d{0,4})\.[a-z]+$/;
