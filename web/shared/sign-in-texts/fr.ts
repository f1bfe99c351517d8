import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "Connexion",
  email: "E-mail",
  password: "Mot de passe",
  enter: "Se connecter",
  entering: "Connexion…",
  forgot: "Mot de passe oublié ?",
  resetSent: "S’il existe un compte avec cet e-mail, un message avec un lien est en route.",
  needsEmail: "Saisissez d’abord votre e-mail.",
  demo: "Comptes de démonstration de cet environnement local",
  asPerson: (email, role) => `${email} (${role ?? "inconnu ici"})`,
  failures: {
    wrong: "E-mail ou mot de passe incorrect.",
    disabled: "Ce compte est désactivé.",
    too_often: "Trop d’essais. Réessayez dans quelques minutes.",
    offline: "Le service de connexion est injoignable. Êtes-vous en ligne ?",
    unavailable: "La connexion ne fonctionne pas en ce moment.",
  },
};
