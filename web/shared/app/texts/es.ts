import type { AppTexts } from "./en.ts";

export const app: AppTexts = {
  loading: "Cargando…",
  notConfigured:
    "Aquí todavía no se puede iniciar sesión. La persona responsable del sitio debe registrar antes una aplicación web en Firebase.",
  signedInAs: (name) => `Sesión de ${name}`,
  signOut: "Cerrar sesión",
  navigation: "Sitio",
  pages: "Páginas",
  inbox: "Bandeja",
  statistics: "Análisis",
  people: "Personas",
  settings: "Ajustes",
  find: "Buscar páginas y comandos",
  waiting: (count) => `Pendientes: ${count}`,
  more: "Más",
  interfaceLanguage: "Idioma de la interfaz",
  projects: "Tus sitios",
  noProjects: "Todavía no tienes ningún sitio",
  projectsHint: (name) =>
    `Has iniciado sesión como ${name}. Pide una invitación a la persona responsable del sitio o inicia sesión con otra dirección.`,
  noAccess: "No tienes acceso a este sitio",
  noAccessHint: "Habla con la persona responsable o elige otro.",
  chooseAnother: "Elegir otro sitio",
  projectsFailed: "No se han podido cargar tus sitios.",
  again: "Reintentar",
  roles: { admin: "Administrador", manager: "Gestor", member: "Miembro" },
  unsaved: "Tus cambios no están guardados",
  stay: "Quedarse aquí",
  leave: "Salir",
};
