import { app } from "../../shared/app/texts/nb.ts";
import { signIn } from "../../shared/sign-in-texts/nb.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Lectern-innboks",
    cannotStart: "Innboksen kan ikke åpnes",
    signInAgain: "Du er logget ut. Det du har skrevet, er fortsatt her. Logg inn for å fortsette.",
    unsavedHint: "Hvis du går nå, mister du det du har skrevet eller endret her.",
  },
  signIn: { ...signIn, about: "for å se hva besøkende har lagt igjen til deg" },
  failures: {
    offline: "Du er frakoblet. Sjekk tilkoblingen og prøv igjen.",
    forbidden: "Du har ikke tilgang til dette nettstedet. Spør dem som driver det, eller velg et annet.",
    unexpected: "Noe gikk galt.",
    again: "Prøv igjen",
    stale: (name) => `${name} endret dette først. Slik ser det ut nå, og det du skrev, er fortsatt her.`,
  },
  list: {
    kinds: { all: "Alle", message: "Beskjeder", question: "Spørsmål", missed_call: "Tapte anrop", call_back: "Ring tilbake" },
    headings: {
      open: {
        all: "Innboks",
        message: "Åpne beskjeder",
        question: "Åpne spørsmål",
        missed_call: "Tapte anrop som venter",
        call_back: "Skal ringes tilbake",
      },
      done: {
        all: "Ferdige",
        message: "Ferdige beskjeder",
        question: "Besvarte og lukkede spørsmål",
        missed_call: "Ferdige tapte anrop",
        call_back: "Ringt tilbake",
      },
    },
    states: { open: "Åpne", done: "Ferdige" },
    empty: { open: "Du er à jour.", done: "Ingenting her ennå." },
    more: "Vis flere",
    shown: (count) => `${count} vises`,
    closeAll: (count) => `Lukk alle ${count} som vises`,
    closeAllHint: "De flyttes til «Ferdige», der du kan åpne dem igjen.",
  },
  item: {
    kind: { message: "Beskjed", question: "Spørsmål", missed_call: "Tapt anrop", call_back: "Ring tilbake" },
    asked: (count, last) => (count === 1 ? `spurt én gang, ${last}` : `spurt ${count} ganger, sist ${last}`),
    unknownVisitor: "En besøkende",
    callBack: (when, theirs) => `Vil bli oppringt: ${when}${theirs === undefined ? "" : ` (${theirs} der)`}`,
    noContact: "Verken telefonnummer eller e-postadresse.",
    answer: "Svar",
    answerHint: "Fra nå av sier assistenten dette til alle som spør.",
    answered: "Assistenten sier:",
    note: "Notat",
    noteHint: "Bare teamet ditt ser dette.",
    close: "Lukk",
    dismiss: "Trenger ikke svar",
    tryIt: "Prøv",
    reopen: "Åpne igjen",
    write: "Skriv en side i stedet",
    send: "Lagre",
    cancel: "Avbryt",
    changedBy: (name) => `Sist endret av ${name}`,
    done: "Lagret.",
    template: "Type for den nye siden",
    noTemplate: "Nettstedet har ingen sidetyper ennå, så du kan ikke lage noen side. Spør dem som driver det.",
  },
};
