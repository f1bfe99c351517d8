import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Logg inn på Lectern",
  email: "E-post",
  password: "Passord",
  enter: "Logg inn",
  entering: "Logger inn …",
  forgot: "Glemt passordet?",
  resetSent: "Hvis det finnes en konto med denne e-postadressen, har vi sendt deg en lenke for å velge nytt passord.",
  needsEmail: "Skriv inn e-postadressen din først.",
  demo: "Demokontoer",
  roles: { admin: "Administrator", manager: "Redaktør", member: "Medlem", none: "Ikke noe nettsted ennå" },
  failures: {
    wrong: "Feil e-post eller passord.",
    disabled: "Denne kontoen er sperret. Spør dem som driver nettstedet.",
    too_often: "For mange forsøk. Prøv igjen om noen minutter.",
    offline: "Du kan ikke logge inn uten nett. Sjekk tilkoblingen og prøv igjen.",
    unavailable: "Du kan ikke logge inn akkurat nå. Prøv igjen om noen minutter.",
  },
};
