/** A stored picture and its description. */
export interface StoredPicture {
  readonly url: string;
  readonly words: string;
}

export interface PictureWish {
  readonly file: File;
  /** A field has no place for a description. */
  readonly asksWords: boolean;
  readonly put: (picture: StoredPicture) => void;
  /** Called when it is in its place, or was not stored. */
  readonly end?: () => void;
}

/** Requests to store pictures. Bubbles to the page, which asks about one after the other. */
export class PictureEvent extends CustomEvent<readonly PictureWish[]> {
  constructor(wishes: readonly PictureWish[]) {
    super("lectern-picture", { detail: wishes, bubbles: true, composed: true });
  }
}

/** Lets the person choose files of the device. */
export const chooseFiles = (options: { readonly multiple: boolean }, chosen: (files: readonly File[]) => void): void => {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept: "image/png,image/jpeg,image/webp,image/gif,image/avif", ...options });
  input.addEventListener("change", () => chosen([...(input.files ?? [])]));
  input.click();
};
