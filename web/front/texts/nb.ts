import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Skriv siden.\nDen svarer for seg selv.",
  lead: "En editor for nettstedet ditt, og en stemme som forteller besøkende hva som står der, eller setter dem over til deg.",
  editor: "Åpne editoren",
  talk: "Snakk med demobutikken",
  inbox: "Innboks",
  phone: "Demotelefonen",
  page: "Åpningstider",
  answer: "På lørdag har vi åpent fra ti til tre.",
  fact: "Lørdag 10–15",
  reference: "API-referanse",
};
