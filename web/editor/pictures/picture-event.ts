/** A stored picture and its description. */
export interface StoredPicture {
  readonly url: string;
  readonly words: string;
}

export interface PictureWish {
  /** What is to be stored, in order. Empty: the author is asked for files or pictures of the site. */
  readonly files: readonly File[];
  /** A field has no place for a description, and for one picture only. */
  readonly asksWords: boolean;
  /** Called for each picture. */
  readonly put: (picture: StoredPicture) => void;
  /** Called when all are in their places, or were not stored. */
  readonly end?: () => void;
}

/** A request to store pictures. Bubbles to the page, which asks about one after the other. */
export class PictureEvent extends CustomEvent<PictureWish> {
  constructor(wish: PictureWish) {
    super("lectern-picture", { detail: wish, bubbles: true, composed: true });
  }
}
