import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Connexion à Lectern",
  email: "E-mail",
  password: "Mot de passe",
  enter: "Se connecter",
  entering: "Connexion…",
  forgot: "Mot de passe oublié ?",
  resetSent: "Si un compte existe avec cette adresse, nous venons d’y envoyer un lien pour choisir un nouveau mot de passe.",
  needsEmail: "Saisissez d’abord votre adresse e-mail.",
  demo: "Comptes de démonstration",
  roles: { admin: "Administrateur", manager: "Gestionnaire", member: "Membre", none: "Pas encore de site" },
  failures: {
    wrong: "Adresse e-mail ou mot de passe incorrect.",
    disabled: "Ce compte est désactivé. Adressez-vous à la personne responsable du site.",
    too_often: "Trop de tentatives. Réessayez dans quelques minutes.",
    offline: "Vous ne pouvez pas vous connecter hors ligne. Vérifiez votre connexion et réessayez.",
    unavailable: "La connexion est impossible pour le moment. Réessayez dans quelques minutes.",
  },
};
