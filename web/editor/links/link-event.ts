/** A link's target, and its text if no words were selected. */
export interface ChosenLink {
  readonly address: string;
  readonly title: string;
}

export interface LinkWish {
  /** The text's language: its pages are offered first. */
  readonly language: string;
  readonly put: (link: ChosenLink) => void;
  /** The address is typed into the text: used if no dialog can ask for it. */
  readonly putByHand: () => void;
}

/** The author wants to add a link. Bubbles to the whole page, which knows the site's pages. */
export class LinkEvent extends CustomEvent<LinkWish> {
  constructor(wish: LinkWish) {
    super("lectern-link", { detail: wish, bubbles: true, composed: true });
  }
}

declare global {
  interface HTMLElementEventMap {
    "lectern-link": LinkEvent;
  }
}
