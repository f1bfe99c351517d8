import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Schreib die Seite.\nSie antwortet von selbst.",
  lead: "Ein Editor für deine Website und eine Stimme, die Besuchern sagt, was dort steht, oder sie zu dir durchstellt.",
  editor: "Editor öffnen",
  talk: "Mit dem Demo-Laden sprechen",
  inbox: "Posteingang",
  phone: "Demo-Telefon",
  page: "Öffnungszeiten",
  answer: "Am Samstag haben wir von zehn bis drei geöffnet.",
  fact: "Samstag 10–15 Uhr",
  reference: "API-Referenz",
};
