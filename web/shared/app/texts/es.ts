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
  people: "Personas",
  settings: "Ajustes",
  find: "Buscar páginas y órdenes",
  waiting: (count) => `${count} pendientes`,
  more: "Más",
  interfaceLanguage: "Idioma de la interfaz",
  projects: "Tus sitios",
  noProjects: "Todavía no tienes ningún sitio",
  projectsHint: (name) => `Has entrado como ${name}. Pide una invitación a quien lleva el sitio, o entra con otra dirección.`,
  projectsFailed: "No se han podido cargar tus sitios.",
  again: "Intentar de nuevo",
  roles: { admin: "Administrador", manager: "Gestor", member: "Miembro" },
  unsaved: "Tu texto no está guardado",
  stay: "Quedarse aquí",
  leave: "Irse",
};
