import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "Cargando…",
  notConfigured:
    "Este sitio no tiene una aplicación web en su proyecto de Firebase, así que nadie puede entrar. Quien lo opera debe registrar una.",
  signedInAs: (name) => `Sesión de ${name}`,
  signOut: "Cerrar sesión",
  navigation: "Sitio",
  pages: "Páginas",
  inbox: "Bandeja de entrada",
  statistics: "Resumen",
  settings: "Ajustes",
  find: "Buscar páginas y órdenes",
  waiting: (count) => `${count} pendientes`,
  more: "Más",
  interfaceLanguage: "Idioma de la interfaz",
  projects: "Tus sitios en este dispositivo",
  noProjects: "Aún no se ha abierto ningún sitio en este dispositivo",
  projectsHint: "Quienes llevan tu sitio tienen un enlace a su editor. Ábrelo una vez y desde entonces encontrarás el sitio aquí.",
  unsaved: "Tu texto no está guardado",
  stay: "Quedarse aquí",
  leave: "Irse",
  opened: (time) => `abierto ${time}`,
};
