import { app } from "../../shared/app/texts/de.ts";
import { signIn } from "../../shared/sign-in-texts/de.ts";
import type { Texts } from "./texts.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Lectern Posteingang",
    cannotStart: "Der Posteingang kann nicht starten",
  },
  signIn: { ...signIn, about: "um zu sehen, was Besucher Ihnen hinterlassen haben" },
  failures: {
    offline: "Der Dienst ist nicht erreichbar. Sind Sie online?",
    forbidden: "Nur Manager und Admins eines Projekts können seinen Posteingang sehen.",
    unexpected: "Etwas ist schiefgegangen.",
    again: "Noch einmal versuchen",
    stale: (name) => `${name} war schneller. Sie sehen den jetzigen Stand; was Sie geschrieben haben, steht noch hier.`,
  },
  list: {
    kinds: { all: "Alle", message: "Nachrichten", question: "Fragen", missed_call: "Verpasste Anrufe" },
    headings: {
      open: {
        all: "Was auf Sie wartet",
        message: "Offene Nachrichten",
        question: "Offene Fragen",
        missed_call: "Verpasste Anrufe ohne Rückruf",
      },
      done: {
        all: "Was erledigt ist",
        message: "Erledigte Nachrichten",
        question: "Beantwortete und geschlossene Fragen",
        missed_call: "Erledigte verpasste Anrufe",
      },
    },
    states: { open: "Offen", done: "Erledigt" },
    empty: { open: "Nichts wartet auf Sie.", done: "Noch ist nichts erledigt." },
    more: "Mehr anzeigen",
    shown: (count) => `${count} angezeigt`,
  },
  item: {
    kind: { message: "Nachricht", question: "Frage", missed_call: "Verpasster Anruf" },
    asked: (count, last) => (count === 1 ? `einmal gefragt, ${last}` : `${count}-mal gefragt, zuletzt ${last}`),
    unknownVisitor: "Ein Besucher",
    noContact: "Weder Telefonnummer noch E-Mail-Adresse ist bekannt.",
    answer: "Antworten",
    answerHint: "Besucher, die das fragen, hören es von jetzt an.",
    answered: "Besucher hören:",
    note: "Notiz",
    noteHint: "Nur Ihr Team sieht sie.",
    close: "Schließen",
    reopen: "Wieder öffnen",
    write: "Eine Seite darüber schreiben",
    send: "Speichern",
    cancel: "Abbrechen",
    changedBy: (name) => `Zuletzt geändert von ${name}`,
    done: "Gespeichert.",
    template: "Vorlage der neuen Seite",
    noTemplate: "In diesem Projekt gibt es keine Vorlagen, daher kann keine Seite angelegt werden.",
  },
};
