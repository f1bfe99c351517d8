import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "Anmelden",
  email: "E-Mail",
  password: "Passwort",
  enter: "Anmelden",
  entering: "Anmeldung läuft …",
  forgot: "Passwort vergessen?",
  resetSent: "Wenn es ein Konto mit dieser E-Mail gibt, ist eine Nachricht mit einem Link unterwegs.",
  needsEmail: "Gib zuerst deine E-Mail ein.",
  demo: "Demo-Anmeldungen dieser lokalen Umgebung",
  asPerson: (email, role) => `${email} (${role ?? "hier unbekannt"})`,
  failures: {
    wrong: "E-Mail oder Passwort ist falsch.",
    disabled: "Dieses Konto ist gesperrt.",
    too_often: "Zu viele Versuche. Versuche es in ein paar Minuten noch einmal.",
    offline: "Der Anmeldedienst ist nicht erreichbar. Bist du online?",
    unavailable: "Die Anmeldung funktioniert gerade nicht.",
  },
};
