import { app } from "../../shared/app/texts/nb.ts";
import { signIn } from "../../shared/sign-in-texts/nb.ts";
import type { Texts } from "./texts.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Lectern innboks",
    cannotStart: "Innboksen kan ikke starte",
    signInAgain: "Du er logget ut. Det du har skrevet, er fortsatt her: Logg inn for å fortsette.",
    unsavedHint: "Det du har skrevet eller endret her, går tapt hvis du går nå.",
  },
  signIn: { ...signIn, about: "for å se hva besøkende har lagt igjen til deg" },
  failures: {
    offline: "Du er frakoblet. Sjekk tilkoblingen og prøv igjen.",
    forbidden: "Du har ikke tilgang til dette nettstedet. Spør dem som driver det, eller velg et annet.",
    unexpected: "Noe gikk galt.",
    again: "Prøv igjen",
    stale: (name) => `${name} var raskere. Du ser hvordan det er nå; det du skrev, står her fortsatt.`,
  },
  list: {
    kinds: { all: "Alle", message: "Beskjeder", question: "Spørsmål", missed_call: "Tapte anrop", call_back: "Ring tilbake" },
    headings: {
      open: {
        all: "Innboks",
        message: "Åpne beskjeder",
        question: "Åpne spørsmål",
        missed_call: "Tapte anrop å ringe tilbake",
        call_back: "Skal ringes tilbake",
      },
      done: {
        all: "Dette er ferdig",
        message: "Ferdige beskjeder",
        question: "Besvarte og lukkede spørsmål",
        missed_call: "Ferdige tapte anrop",
        call_back: "Er ringt tilbake",
      },
    },
    states: { open: "Åpne", done: "Ferdige" },
    empty: { open: "Alt er besvart.", done: "Ingenting er ferdig ennå." },
    more: "Vis flere",
    shown: (count) => `${count} vises`,
    closeAll: (count) => `Lukk alle ${count} som vises`,
    closeAllHint: "De ligger da under «Ferdige», der hver av dem kan åpnes igjen.",
  },
  item: {
    kind: { message: "Beskjed", question: "Spørsmål", missed_call: "Tapt anrop", call_back: "Ring tilbake" },
    asked: (count, last) => (count === 1 ? `spurt én gang, ${last}` : `spurt ${count} ganger, sist ${last}`),
    unknownVisitor: "En besøkende",
    callBack: (when, theirs) => `Vil bli oppringt: ${when}${theirs === undefined ? "" : ` (${theirs} der)`}`,
    noContact: "Verken telefonnummer eller e-postadresse er kjent.",
    answer: "Svar",
    answerHint: "Fra nå av sier assistenten dette til alle som spør.",
    answered: "Besøkende får høre:",
    note: "Notat",
    noteHint: "Bare teamet ditt ser det.",
    close: "Lukk",
    dismiss: "Trenger ikke svar",
    tryIt: "Prøv",
    reopen: "Åpne igjen",
    write: "Skriv en side i stedet",
    send: "Lagre",
    cancel: "Avbryt",
    changedBy: (name) => `Sist endret av ${name}`,
    done: "Lagret.",
    template: "Mal for den nye siden",
    noTemplate: "Prosjektet har ingen maler, så det kan ikke lages noen side.",
  },
};
