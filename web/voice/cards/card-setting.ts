/** What a card depends on besides its data. */
export interface CardSetting {
  /** BCP 47, the visitor's. */
  readonly language: string;
  /** The URL pattern of the site's pages. */
  readonly pages: string | null;
  /** What the visitor says by pressing something in a card. */
  readonly say: (text: string) => void;
}
