/** What a visitor can edit in the brief, by name. The order is that of the card. */
export const fieldPaths = [
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
] as const;

export type FieldPath = (typeof fieldPaths)[number];

/** Fields whose value is one of a kind of text. */
export type TextPath = Exclude<FieldPath, ListPath | "voice" | "primary_language">;

/** Fields whose value is a list. */
const listPaths = ["products_services", "unique_selling_points", "languages"] as const satisfies readonly FieldPath[];

export type ListPath = (typeof listPaths)[number];

export const isListPath = (path: FieldPath): path is ListPath => listPaths.some((listed) => listed === path);

/** What a visitor wants of the website and its voice, whatever the company is. Everything else is about one company. */
const wishes: ReadonlySet<FieldPath> = new Set(["primary_language", "brand_tone", "intent", "voice"]);

export const isAboutCompany = (path: FieldPath): boolean => !wishes.has(path);

/** The field that a model means: it may write `opening hours` or `Opening-Hours`. Undefined for anything else. */
export const findFieldPath = (text: string): FieldPath | undefined => {
  const name = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
  return fieldPaths.find((path) => path === name);
};
