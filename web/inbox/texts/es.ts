import { app } from "../../shared/app/texts/es.ts";
import { signIn } from "../../shared/sign-in-texts/es.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Bandeja de Lectern",
    cannotStart: "No se puede abrir la bandeja",
    signInAgain: "Se ha cerrado tu sesión. Lo que has escrito sigue aquí. Inicia sesión para continuar.",
    unsavedHint: "Si sales ahora, perderás lo que has escrito o cambiado aquí.",
  },
  signIn: { ...signIn, about: "para ver lo que los visitantes te han dejado" },
  failures: {
    offline: "No tienes conexión. Compruébala e inténtalo de nuevo.",
    forbidden: "No tienes acceso a este sitio. Habla con la persona responsable o elige otro.",
    unexpected: "Algo ha salido mal.",
    again: "Reintentar",
    stale: (name) => `${name} lo ha cambiado antes. Así está ahora; lo que has escrito sigue aquí.`,
  },
  list: {
    kinds: { all: "Todo", message: "Mensajes", question: "Preguntas", missed_call: "Llamadas perdidas", call_back: "Llamadas solicitadas" },
    headings: {
      open: {
        all: "Bandeja de entrada",
        message: "Mensajes pendientes",
        question: "Preguntas pendientes",
        missed_call: "Llamadas perdidas pendientes",
        call_back: "Llamadas solicitadas pendientes",
      },
      done: {
        all: "Resueltos",
        message: "Mensajes resueltos",
        question: "Preguntas resueltas",
        missed_call: "Llamadas perdidas resueltas",
        call_back: "Llamadas solicitadas resueltas",
      },
    },
    states: { open: "Pendientes", done: "Resueltos" },
    empty: { open: "Todo al día.", done: "Aún no hay nada aquí." },
    more: "Mostrar más",
    shown: (count) => (count === 1 ? "1 elemento mostrado" : `${count} elementos mostrados`),
    closeAll: (count) => `Cerrar estos ${count} elementos`,
    closeAllHint: "Pasarán a «Resueltos», donde podrás reabrirlos.",
  },
  item: {
    kind: { message: "Mensaje", question: "Pregunta", missed_call: "Llamada perdida", call_back: "Llamada solicitada" },
    asked: (count, last) => (count === 1 ? `preguntado una vez, ${last}` : `preguntado ${count} veces, la última ${last}`),
    unknownVisitor: "Un visitante",
    callBack: (when, theirs) => `Pide una llamada: ${when}${theirs === undefined ? "" : ` (${theirs}, hora del visitante)`}`,
    noContact: "Sin teléfono ni correo electrónico.",
    answer: "Responder",
    answerHint: "A partir de ahora, el asistente dará esta respuesta a quien lo pregunte.",
    answered: "El asistente dice:",
    note: "Nota",
    noteHint: "Esto solo lo ve tu equipo.",
    close: "Cerrar",
    dismiss: "No responder",
    tryIt: "Probar",
    reopen: "Reabrir",
    write: "Escribir una página",
    send: "Guardar",
    cancel: "Cancelar",
    changedBy: (name) => `Último cambio: ${name}`,
    done: "Guardado.",
    template: "Tipo de la página nueva",
    noTemplate: "Este sitio aún no tiene tipos de página, así que no puedes crear ninguna. Habla con la persona responsable.",
  },
};
