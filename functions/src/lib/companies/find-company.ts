import type { Company } from "./company.ts";
import { type CompanyRegistry, type LookUpUnit, RegistryError } from "./company-registry.ts";
import type { RegistryId } from "./registry-id.ts";

type CompanyAnswer =
  | { readonly kind: "found"; readonly company: Company }
  /** A registry that covers all such numbers has no such company in this country. */
  | { readonly kind: "absent" }
  /** No registry covers all such numbers, or the one that does gave no answer. */
  | { readonly kind: "unknown"; readonly failures: readonly RegistryError[] };

interface NumberQuestion {
  readonly id: RegistryId;
  /** ISO 3166-1, two letters. A company of another country does not match. */
  readonly country: string;
  readonly spent: LookUpUnit;
}

/** Looks a number up in the registries that may know it, one after the other. Does not throw when registries fail. */
export const findCompany = async (
  registries: readonly CompanyRegistry[],
  { id, country, spent }: NumberQuestion,
  signal: AbortSignal,
): Promise<CompanyAnswer> => {
  const failures: RegistryError[] = [];
  for (const registry of registries.filter(({ knows }) => knows(id))) {
    try {
      const company = await registry.findById(id, signal, spent);
      if (company !== "not_found") return company.country === country ? { kind: "found", company } : { kind: "absent" };
      if (registry.hasAll(id)) return { kind: "absent" };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      failures.push(error);
    }
  }
  return { kind: "unknown", failures };
};
