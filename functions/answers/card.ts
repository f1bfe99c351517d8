import * as z from "zod";

/** What the cards of the tools have in common. */

export const text = z.string();
export const optionalText = z.nullable(z.string());
export const time = z.iso.datetime();

/** Texts of a card in the visitor's language. */
export const labelsOf = <Key extends string>(...keys: readonly Key[]) => z.record(z.enum(keys), z.string());

export const card = <Id extends string, Data extends z.ZodType, Labels extends z.ZodType>(id: Id, data: Data, labels: Labels) =>
  z.strictObject({
    type: z.literal("card"),
    card_id: z.literal(id).describe("A card with the same ID is replaced in place."),
    template_id: z.literal(id).describe("How the page draws the card."),
    dir: z.enum(["ltr", "rtl"]).describe("Direction of the visitor's language."),
    data,
    labels,
  });
