import { findTexts } from "../../i18n/texts.ts";
import { renderSentence } from "./site-html.ts";

/** The page for an address without a site, and for a request that failed. Says nothing of any site. */
export const renderFailure = async (status: number, acceptLanguage = ""): Promise<string> => {
  const { language, messages } = await findTexts("site", firstLanguage(acceptLanguage));
  return renderSentence(language, status >= 500 ? messages.outage : messages.missing);
};

/** Browsers name the preferred language first: RFC 9110, 12.5.4. */
const firstLanguage = (acceptLanguage: string): string =>
  /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}(?=$|[,;\s])/i.exec(acceptLanguage)?.[0] ?? "en";
