/** What the person at a telephone hears, one after the other. */
export type Heard =
  | { readonly kind: "say"; readonly text: string }
  | { readonly kind: "play"; readonly url: string }
  | { readonly kind: "beep" }
  | { readonly kind: "silence" }
  /** Others can be heard from now on. */
  | { readonly kind: "conversation"; readonly room: string };
