import type { RunTool } from "../../conversations/tool-calls/tool-call.ts";
import { selectCompany } from "../../onboarding/select-company.ts";
import { onboardingStore } from "../../onboarding/store.ts";
import { budgetStore } from "../../usage/quota/store.ts";
import { companyDirectory } from "./company-directory.ts";

interface Args extends Readonly<Record<"country" | "registry_id" | "place_id" | "business_url", string | undefined>> {
  readonly position?: unknown;
}

export const run: RunTool<Args> = async ({ country = "", registry_id = "", place_id = "", business_url = "", position }, call) =>
  selectCompany(
    { sessions: onboardingStore, companies: companyDirectory, budgets: budgetStore, now: () => new Date() },
    { country, registryId: registry_id, placeId: place_id, businessUrl: business_url, position },
    call,
  );
