import { spokenHost } from "./business-url.ts";
import type { SelectedCompany } from "./onboarding-session.ts";

/** What to call a company: its name, or that of its website. */
export const companyName = (company: Pick<SelectedCompany, "name" | "businessUrl"> | undefined): string | undefined =>
  company?.name ?? siteName(company?.businessUrl);

/** The website as people say it. */
export const siteName = (url: string | undefined): string | undefined => {
  const parsed = url === undefined ? null : URL.parse(url);
  return parsed === null ? undefined : spokenHost(parsed.hostname);
};
