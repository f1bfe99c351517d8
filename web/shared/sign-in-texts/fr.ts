import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Connexion à Lectern",
  email: "E-mail",
  password: "Mot de passe",
  enter: "Se connecter",
  entering: "Connexion…",
  forgot: "Mot de passe oublié ?",
  resetSent: "Si un compte utilise cet e-mail, nous lui avons envoyé un lien pour choisir un nouveau mot de passe.",
  needsEmail: "Saisissez d’abord votre e-mail.",
  demo: "Personnes de démonstration",
  roles: { admin: "Administrateur", manager: "Gestionnaire", member: "Membre", none: "Pas encore de site" },
  failures: {
    wrong: "E-mail ou mot de passe incorrect.",
    disabled: "Ce compte est désactivé. Demandez à la personne qui gère le site.",
    too_often: "Trop de tentatives. Réessayez dans quelques minutes.",
    offline: "Vous ne pouvez pas vous connecter hors ligne. Vérifiez votre connexion et réessayez.",
    unavailable: "La connexion est impossible pour le moment. Réessayez dans quelques minutes.",
  },
};
