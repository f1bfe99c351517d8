import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Écrivez la page.\nElle répond toute seule.",
  lead: "Un éditeur pour votre site, et une voix qui dit aux visiteurs ce qui y est écrit, ou vous les passe au téléphone.",
  editor: "Ouvrir l’éditeur",
  talk: "Parler à la boutique de démo",
  inbox: "Boîte de réception",
  phone: "Le téléphone de la démo",
  page: "Horaires d’ouverture",
  answer: "Le samedi, nous sommes ouverts de dix à quinze heures.",
  fact: "Samedi 10 h–15 h",
  reference: "Référence de l’API",
};
