import { decoded } from "./old-url.ts";
import type { WxrItem } from "./wxr-item.ts";

/** A picture of the old site's library. */
export interface OldPicture {
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
}

export type OldPictures = ReturnType<typeof createOldPictures>;

/** The library of the old site: pictures by their IDs, by the posts they were uploaded to, and by the addresses of all their sizes. */
export const createOldPictures = () => {
  const byId = new Map<string, OldPicture>();
  const byParent = new Map<string, OldPicture[]>();
  const byAddress = new Map<string, OldPicture>();
  return {
    add: ({ id, parent, file: address, alt, excerpt: caption }: WxrItem): void => {
      if (!pictureForm.test(address)) return;
      const picture = { address, alt, caption };
      byId.set(id, picture);
      const siblings = byParent.get(parent) ?? [];
      siblings.push(picture);
      byParent.set(parent, siblings);
      byAddress.set(nameOf(address), picture);
    },
    byId: (id: string): OldPicture | undefined => byId.get(id),
    ofPost: (id: string): readonly OldPicture[] => byParent.get(id) ?? [],
    /** The picture that this is a size of. */
    byAddress: (address: string): OldPicture | undefined => byAddress.get(nameOf(address)),
  };
};

export const pictureForm = /^(?:https?:\/)?\/\S+\.(?:jpe?g|png|gif|webp|avif)$/i;

/** `https://a.example/loaf-300x200.jpg` and `http://a.example/loaf-scaled.jpg` are sizes of one picture, and so is Jetpack's copy. */
const nameOf = (address: string): string =>
  decoded(address)
    .replace(/^https?:\/\/(?:i\d\.wp\.com\/)?(?:www\.)?|[?#][^]*/g, "")
    .replace(/(?:-\d+x\d+|-scaled)(?=\.\w+$)/, "");
