import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Escribe la página.\nElla sola responde.",
  lead: "Un editor para tu sitio web, y una voz que cuenta a los visitantes lo que dice, o te los pasa por teléfono.",
  editor: "Abrir el editor",
  talk: "Hablar con la tienda de demo",
  inbox: "Bandeja de entrada",
  phone: "El teléfono de la demo",
  page: "Horario",
  answer: "El sábado abrimos de diez a tres.",
  fact: "Sábado, 10:00–15:00",
  reference: "Referencia de la API",
};
