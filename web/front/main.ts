import { demoQuery } from "../shared/demo-query.ts";
import { directionOf } from "../shared/direction.ts";
import { createFindTexts } from "../shared/find-texts.ts";
import { chosenLanguage } from "../shared/interface-language.ts";
import { isLocal } from "../shared/is-local.ts";
import { localAddress } from "../voice/loading/local-address.ts";
import type { FrontTexts } from "./front-texts.ts";

/** Nothing has to be said in English: the page's HTML is. */
const findTexts = createFindTexts<Partial<FrontTexts>>(
  {},
  {
    ar: async () => import("./texts/ar.ts"),
    de: async () => import("./texts/de.ts"),
    es: async () => import("./texts/es.ts"),
    fr: async () => import("./texts/fr.ts"),
    he: async () => import("./texts/he.ts"),
    nb: async () => import("./texts/nb.ts"),
  },
);

/** The root page in the reader's language. */
const translate = async (): Promise<void> => {
  const { language, texts } = await findTexts([chosenLanguage()]);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  for (const [name, text] of Object.entries(texts)) document.querySelector(`[data-text=${name}]`)?.replaceChildren(text);
};

/** Only a local stack has a demo, whose phone is a page of its fake of Twilio. */
const showDemo = async (): Promise<void> => {
  const signalling = isLocal(location.hostname) ? await localAddress("Signalling", location.origin) : null;
  const phone = document.querySelector<HTMLAnchorElement>("#phone");
  if (signalling === null || phone === null) return;
  phone.href = `http://${new URL(signalling).host}/`;
  for (const part of document.querySelectorAll<HTMLElement>("[data-demo]")) part.hidden = false;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-text=editor], [data-text=inbox]"))
    link.href = link.pathname + demoQuery;
};

await Promise.all([translate(), showDemo()]);
