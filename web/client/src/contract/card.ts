/** Labels in the visitor's language. */
export type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** A card of a tool. A card with the same `card_id` is replaced in place. Text in `data` is text, never HTML. */
export interface Card<Id extends string, Data, Key extends string> {
  readonly type: "card";
  readonly card_id: Id;
  readonly template_id: Id;
  readonly dir: "ltr" | "rtl";
  readonly data: Data;
  readonly labels: Labels<Key>;
}
