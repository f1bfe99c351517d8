import type { FrontTexts } from "../front-texts.ts";

export const texts: FrontTexts = {
  title: "Escribe la página. Ella responde por sí sola.",
  lead: "Un editor para tu sitio web, y una voz que cuenta a los visitantes lo que dice, o te los pasa por teléfono.",
  editor: "Abrir el editor",
  talk: "Hablar con la tienda de demo",
  inbox: "Bandeja de entrada",
  phone: "El teléfono de la demo",
  reference: "Referencia de la API",
};
