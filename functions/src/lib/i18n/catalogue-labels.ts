import { findCatalogueLanguage } from "./catalogue.ts";
import type { Labels } from "./label-scopes.ts";

export interface CatalogueLabels {
  readonly profile_card: Labels<"profile_card">;
  readonly pronouns: Labels<"pronouns">;
}

/** The labels of the repository's catalogue; undefined for a language that it does not have. They are loaded at the first call. */
export const findCatalogueLabels = async (language: string): Promise<CatalogueLabels | undefined> => {
  const found = findCatalogueLanguage(language);
  if (found === undefined) return undefined;
  const [{ profileCard }, { pronouns }] = await Promise.all([import("./labels/profile-card.ts"), import("./labels/pronouns.ts")]);
  return { profile_card: profileCard[found], pronouns: pronouns[found] };
};
