import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Bei Lectern anmelden",
  email: "E-Mail",
  password: "Passwort",
  enter: "Anmelden",
  entering: "Anmeldung läuft …",
  forgot: "Passwort vergessen?",
  resetSent: "Wenn es zu dieser E-Mail-Adresse ein Konto gibt, haben wir dir einen Link für ein neues Passwort geschickt.",
  needsEmail: "Gib zuerst deine E-Mail-Adresse ein.",
  demo: "Demo-Konten",
  roles: { admin: "Admin", manager: "Manager", member: "Mitglied", none: "Noch keine Website" },
  failures: {
    wrong: "E-Mail oder Passwort stimmt nicht.",
    disabled: "Dieses Konto ist gesperrt. Frag die Betreiber der Website.",
    too_often: "Zu viele Versuche. Warte ein paar Minuten, bevor du es noch einmal versuchst.",
    offline: "Ohne Internetverbindung kannst du dich nicht anmelden. Prüfe sie und versuche es noch einmal.",
    unavailable: "Die Anmeldung ist gerade nicht möglich. Versuche es in ein paar Minuten noch einmal.",
  },
};
