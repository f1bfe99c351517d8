import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Skriv siden. Den svarer for seg selv.",
  lead: "En editor for nettstedet ditt, og en stemme som forteller besøkende hva som står der, eller setter dem over til deg.",
  editor: "Åpne editoren",
  talk: "Snakk med demobutikken",
  inbox: "Innboks",
  phone: "Demotelefonen",
  reference: "API-referanse",
};
