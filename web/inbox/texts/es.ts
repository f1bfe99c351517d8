import { app } from "../../shared/app/texts/es.ts";
import { signIn } from "../../shared/sign-in-texts/es.ts";
import type { Texts } from "./texts.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Bandeja de Lectern",
    cannotStart: "La bandeja no puede iniciarse",
    signInAgain: "Se cerró tu sesión. Lo que has escrito sigue aquí: entra para continuar.",
    unsavedHint: "Lo que has escrito o cambiado aquí se pierde si te vas ahora.",
  },
  signIn: { ...signIn, about: "para ver lo que los visitantes te han dejado" },
  failures: {
    offline: "No tienes conexión. Compruébala e inténtalo de nuevo.",
    forbidden: "No tienes acceso a este sitio. Pregunta a quien lo lleva o elige otro.",
    unexpected: "Algo ha fallado.",
    again: "Reintentar",
    stale: (name) => `${name} se adelantó. Ahora ves cómo está; lo que escribiste sigue aquí.`,
  },
  list: {
    kinds: { all: "Todo", message: "Mensajes", question: "Preguntas", missed_call: "Llamadas perdidas", call_back: "Llamadas pedidas" },
    headings: {
      open: {
        all: "Bandeja de entrada",
        message: "Mensajes pendientes",
        question: "Preguntas pendientes",
        missed_call: "Llamadas perdidas por devolver",
        call_back: "Llamadas pedidas por hacer",
      },
      done: {
        all: "Lo que está hecho",
        message: "Mensajes hechos",
        question: "Preguntas respondidas y cerradas",
        missed_call: "Llamadas perdidas hechas",
        call_back: "Llamadas pedidas hechas",
      },
    },
    states: { open: "Pendientes", done: "Hechos" },
    empty: { open: "Todo al día.", done: "Todavía no hay nada hecho." },
    more: "Mostrar más",
    shown: (count) => `${count} mostrados`,
    closeAll: (count) => `Cerrar los ${count} mostrados`,
    closeAllHint: "Quedarán en «Hechos», donde cada uno se puede reabrir.",
  },
  item: {
    kind: { message: "Mensaje", question: "Pregunta", missed_call: "Llamada perdida", call_back: "Llamada pedida" },
    asked: (count, last) => (count === 1 ? `preguntado una vez, ${last}` : `preguntado ${count} veces, la última ${last}`),
    unknownVisitor: "Un visitante",
    callBack: (when, theirs) => `Quiere que le llamen: ${when}${theirs === undefined ? "" : ` (allí ${theirs})`}`,
    noContact: "No se conoce ni su teléfono ni su correo.",
    answer: "Responder",
    answerHint: "Desde ahora, el asistente dice esto a todos los que pregunten.",
    answered: "Se dice a los visitantes:",
    note: "Nota",
    noteHint: "Solo la ve tu equipo.",
    close: "Cerrar",
    dismiss: "No hace falta respuesta",
    tryIt: "Probar",
    reopen: "Reabrir",
    write: "Mejor escribir una página",
    send: "Guardar",
    cancel: "Cancelar",
    changedBy: (name) => `Último cambio: ${name}`,
    done: "Guardado.",
    template: "Plantilla de la página nueva",
    noTemplate: "Este proyecto no tiene plantillas, así que no se puede crear ninguna página.",
  },
};
