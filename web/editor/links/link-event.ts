/** What a link leads to, and what it is called where no words were selected. */
export interface ChosenLink {
  readonly address: string;
  readonly title: string;
}

export interface LinkWish {
  /** Of the text: pages in it are offered first. */
  readonly language: string;
  readonly put: (link: ChosenLink) => void;
  /** The address is typed into the text: there is nothing that could ask for it. */
  readonly putByHand: () => void;
}

/** The author wants to link to something. It bubbles to the whole page, which knows the pages of the site. */
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
