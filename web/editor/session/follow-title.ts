import type { JsonObject } from "@lectern/client";
import { slugOf } from "../../shared/slug-of.ts";

export const slugIn = ({ slug }: JsonObject): string | undefined => (typeof slug === "string" && slug !== "" ? slug : undefined);

/** The address of a new page follows its title until somebody gives it another one. */
export const followTitle = (before: JsonObject, after: JsonObject, language = ""): JsonObject => {
  const [former, title] = [before["title"], after["title"]].map((value) => (typeof value === "string" ? value : ""));
  if (former === title || (slugIn(before) ?? "") !== slugOf(former ?? "", { language }) || after["slug"] !== before["slug"]) return after;
  const slug = slugOf(title ?? "", { language });
  return slug === "" ? after : { ...after, slug };
};
