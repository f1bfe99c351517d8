import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "Logg inn",
  email: "E-post",
  password: "Passord",
  enter: "Logg inn",
  entering: "Logger inn …",
  forgot: "Glemt passordet?",
  resetSent: "Hvis det finnes en konto med denne e-posten, er en melding med en lenke på vei.",
  needsEmail: "Skriv inn e-posten din først.",
  demo: "Demobrukere i dette lokale miljøet",
  asPerson: (email, role) => `${email} (${role ?? "ukjent her"})`,
  failures: {
    wrong: "Feil e-post eller passord.",
    disabled: "Denne kontoen er sperret.",
    too_often: "For mange forsøk. Prøv igjen om noen minutter.",
    offline: "Innloggingstjenesten kan ikke nås. Er du på nett?",
    unavailable: "Innlogging virker ikke akkurat nå.",
  },
};
