import type { Company } from "./company.ts";
import { type CompanyRegister, RegisterError } from "./company-register.ts";
import type { RegistryId } from "./registry-id.ts";

export type CompanyAnswer =
  | { readonly kind: "found"; readonly company: Company }
  /** A register that would have it does not. */
  | { readonly kind: "absent" }
  /** No register has all such numbers, or the one that has did not answer. */
  | { readonly kind: "unknown"; readonly failures: readonly RegisterError[] };

interface NumberQuestion {
  readonly id: RegistryId;
  /** ISO 3166-1, two letters. A company of another one is not the one that is meant. */
  readonly country: string;
}

/** Looks a number up at the registers that may know it, one after the other. Failures of registers are part of the answer. */
export const findCompany = async (
  registers: readonly CompanyRegister[],
  { id, country }: NumberQuestion,
  signal: AbortSignal,
): Promise<CompanyAnswer> => {
  const failures: RegisterError[] = [];
  for (const register of registers.filter(({ knows }) => knows(id))) {
    try {
      const company = await register.findById(id, signal);
      if (company !== "not_found") return company.country === country ? { kind: "found", company } : { kind: "absent" };
      if (register.hasAll(id)) return { kind: "absent" };
    } catch (error) {
      if (!(error instanceof RegisterError)) throw error;
      failures.push(error);
    }
  }
  return { kind: "unknown", failures };
};
