import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Bei Lectern anmelden",
  email: "E-Mail",
  password: "Passwort",
  enter: "Anmelden",
  entering: "Anmeldung läuft …",
  forgot: "Passwort vergessen?",
  resetSent: "Wenn es zu dieser E-Mail ein Konto gibt, haben wir dir einen Link für ein neues Passwort geschickt.",
  needsEmail: "Gib zuerst deine E-Mail ein.",
  demo: "Demo-Personen",
  roles: { admin: "Admin", manager: "Manager", member: "Mitglied", none: "Noch keine Website" },
  failures: {
    wrong: "E-Mail oder Passwort stimmt nicht.",
    disabled: "Dieses Konto ist gesperrt. Frag, wer die Website betreibt.",
    too_often: "Zu viele Versuche. Versuche es in ein paar Minuten noch einmal.",
    offline: "Ohne Verbindung kannst du dich nicht anmelden. Prüfe sie und versuche es noch einmal.",
    unavailable: "Die Anmeldung geht gerade nicht. Versuche es in ein paar Minuten noch einmal.",
  },
};
