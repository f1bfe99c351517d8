import type { fieldPaths as listedPaths } from "../../../answers/brief-card.ts";

/** The fields of the brief that a visitor can edit, in the order of the card. */
export const fieldPaths: typeof listedPaths = [
  "summary",
  "industry",
  "products_services",
  "target_audience",
  "unique_selling_points",
  "service_area",
  "opening_hours",
  "primary_language",
  "languages",
  "brand_tone",
  "intent",
  "greeting_draft",
  "voice",
];

export type FieldPath = (typeof fieldPaths)[number];

export type TextPath = Exclude<FieldPath, ListPath | "voice" | "primary_language">;

const listPaths = ["products_services", "unique_selling_points", "languages"] as const satisfies readonly FieldPath[];

export type ListPath = (typeof listPaths)[number];

export const isListPath = (path: FieldPath): path is ListPath => listPaths.some((listed) => listed === path);

/** The visitor's wishes, which do not depend on the company. All other fields do. */
const wishes: ReadonlySet<FieldPath> = new Set(["primary_language", "brand_tone", "intent", "voice"]);

export const isAboutCompany = (path: FieldPath): boolean => !wishes.has(path);

/** Accepts other spellings by the model, such as `opening hours` or `Opening-Hours`. */
export const findFieldPath = (text: string): FieldPath | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return fieldPaths.find((path) => path === name);
};
