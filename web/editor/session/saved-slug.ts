import { own, type Text } from "@lectern/client/autosave";

/** The slug of a text as it was saved last; `before` where it has no field for one. The author may have changed it since the draft was opened. */
export const savedSlug = ({ metadata }: Text, before: string | null): string | null => {
  const slug = own(metadata, "slug");
  return typeof slug === "string" ? slug || null : before;
};
