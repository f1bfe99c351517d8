import { app } from "../../shared/app/texts/es.ts";
import { signIn } from "../../shared/sign-in-texts/es.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Bandeja de Lectern",
    cannotStart: "No se puede abrir la bandeja",
    signInAgain: "Se ha cerrado tu sesión. Lo que has escrito sigue aquí. Entra para continuar.",
    unsavedHint: "Si sales ahora, se pierde lo que has escrito o cambiado aquí.",
  },
  signIn: { ...signIn, about: "para ver lo que los visitantes te han dejado" },
  failures: {
    offline: "No tienes conexión. Compruébala e inténtalo de nuevo.",
    forbidden: "No tienes acceso a este sitio. Pregunta a quien lo lleva o elige otro.",
    unexpected: "Algo ha salido mal.",
    again: "Intentar de nuevo",
    stale: (name) => `${name} lo ha cambiado antes. Así está ahora; lo que has escrito sigue aquí.`,
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
        all: "Hechos",
        message: "Mensajes hechos",
        question: "Preguntas respondidas y cerradas",
        missed_call: "Llamadas perdidas hechas",
        call_back: "Llamadas pedidas hechas",
      },
    },
    states: { open: "Pendientes", done: "Hechos" },
    empty: { open: "Todo al día.", done: "Aún no hay nada aquí." },
    more: "Mostrar más",
    shown: (count) => `${count} mostrados`,
    closeAll: (count) => `Cerrar los ${count} mostrados`,
    closeAllHint: "Pasan a «Hechos», donde puedes reabrirlos.",
  },
  item: {
    kind: { message: "Mensaje", question: "Pregunta", missed_call: "Llamada perdida", call_back: "Llamada pedida" },
    asked: (count, last) => (count === 1 ? `preguntado una vez, ${last}` : `preguntado ${count} veces, la última ${last}`),
    unknownVisitor: "Un visitante",
    callBack: (when, theirs) => `Quiere que le llamen: ${when}${theirs === undefined ? "" : ` (allí ${theirs})`}`,
    noContact: "Sin teléfono ni correo electrónico.",
    answer: "Responder",
    answerHint: "Desde ahora, el asistente dice esto a todos los que pregunten.",
    answered: "El asistente dice:",
    note: "Nota",
    noteHint: "Esto solo lo ve tu equipo.",
    close: "Cerrar",
    dismiss: "No hace falta respuesta",
    tryIt: "Probar",
    reopen: "Reabrir",
    write: "Mejor escribir una página",
    send: "Guardar",
    cancel: "Cancelar",
    changedBy: (name) => `Último cambio: ${name}`,
    done: "Guardado.",
    template: "Tipo de la página nueva",
    noTemplate: "Este sitio aún no tiene tipos de página, así que no puedes crear ninguna. Pregunta a quien lo lleva.",
  },
};
