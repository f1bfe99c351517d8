import { app } from "../../shared/app/texts/de.ts";
import { signIn } from "../../shared/sign-in-texts/de.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Lectern-Posteingang",
    cannotStart: "Der Posteingang lässt sich nicht öffnen",
    signInAgain: "Du bist abgemeldet. Was du geschrieben hast, ist noch hier. Melde dich an, um weiterzumachen.",
    unsavedHint: "Was du hier geschrieben oder geändert hast, geht verloren, wenn du jetzt gehst.",
  },
  signIn: { ...signIn, about: "um zu sehen, was Besucher dir hinterlassen haben" },
  failures: {
    offline: "Du bist offline. Prüfe deine Verbindung und versuche es noch einmal.",
    forbidden: "Du hast keinen Zugang zu dieser Website. Frag die Betreiber, oder wähle eine andere.",
    unexpected: "Etwas ist schiefgegangen.",
    again: "Erneut versuchen",
    stale: (name) => `${name} hat das zuerst geändert. So sieht es jetzt aus; was du geschrieben hast, ist noch hier.`,
  },
  list: {
    kinds: { all: "Alle", message: "Nachrichten", question: "Fragen", missed_call: "Verpasste Anrufe", call_back: "Rückrufe" },
    headings: {
      open: {
        all: "Posteingang",
        message: "Offene Nachrichten",
        question: "Offene Fragen",
        missed_call: "Verpasste Anrufe ohne Rückruf",
        call_back: "Ausstehende Rückrufe",
      },
      done: {
        all: "Erledigt",
        message: "Erledigte Nachrichten",
        question: "Beantwortete und geschlossene Fragen",
        missed_call: "Erledigte verpasste Anrufe",
        call_back: "Erledigte Rückrufe",
      },
    },
    states: { open: "Offen", done: "Erledigt" },
    empty: { open: "Alles erledigt.", done: "Hier ist noch nichts." },
    more: "Mehr anzeigen",
    shown: (count) => `${count} angezeigt`,
    closeAll: (count) => `Alle ${count} angezeigten schließen`,
    closeAllHint: "Du findest sie dann unter „Erledigt“ und kannst sie dort wieder öffnen.",
  },
  item: {
    kind: { message: "Nachricht", question: "Frage", missed_call: "Verpasster Anruf", call_back: "Rückruf" },
    asked: (count, last) => (count === 1 ? `einmal gefragt, ${last}` : `${count}-mal gefragt, zuletzt ${last}`),
    unknownVisitor: "Ein Besucher",
    callBack: (when, theirs) => `Wünscht einen Rückruf: ${when}${theirs === undefined ? "" : ` (dort ${theirs})`}`,
    noContact: "Weder Telefonnummer noch E-Mail-Adresse.",
    answer: "Antworten",
    answerHint: "Ab jetzt sagt der Assistent das allen, die fragen.",
    answered: "Der Assistent sagt:",
    note: "Notiz",
    noteHint: "Das sieht nur dein Team.",
    close: "Schließen",
    dismiss: "Keine Antwort nötig",
    tryIt: "Ausprobieren",
    reopen: "Wieder öffnen",
    write: "Lieber eine Seite schreiben",
    send: "Speichern",
    cancel: "Abbrechen",
    changedBy: (name) => `Zuletzt geändert von ${name}`,
    done: "Gespeichert.",
    template: "Typ der neuen Seite",
    noTemplate: "Diese Website hat noch keine Seitentypen, deshalb kannst du keine Seite anlegen. Frag die Betreiber.",
  },
};
