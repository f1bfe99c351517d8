import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Écrivez la page. Elle répond toute seule.",
  lead: "Un éditeur pour votre site, et une voix qui dit aux visiteurs ce qui y est écrit, ou vous les passe au téléphone.",
  editor: "Ouvrir l’éditeur",
  talk: "Parler à la boutique de démo",
  inbox: "Boîte de réception",
  phone: "Le téléphone de la démo",
  reference: "Référence de l’API",
};
