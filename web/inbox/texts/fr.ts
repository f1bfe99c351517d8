import { app } from "../../shared/app/texts/fr.ts";
import { signIn } from "../../shared/sign-in-texts/fr.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Boîte de réception Lectern",
    cannotStart: "Impossible d’ouvrir la boîte de réception",
    signInAgain: "Vous êtes déconnecté. Ce que vous avez écrit est toujours là. Connectez-vous pour continuer.",
    unsavedHint: "Si vous quittez maintenant, ce que vous avez écrit ou modifié ici sera perdu.",
  },
  signIn: { ...signIn, about: "pour voir ce que les visiteurs vous ont laissé" },
  failures: {
    offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez.",
    forbidden: "Vous n’avez pas accès à ce site. Demandez à la personne qui le gère, ou choisissez-en un autre.",
    unexpected: "Une erreur s’est produite.",
    again: "Réessayer",
    stale: (name) => `${name} a modifié ceci avant vous. Voici l’état actuel ; ce que vous avez écrit est toujours là.`,
  },
  list: {
    kinds: { all: "Tout", message: "Messages", question: "Questions", missed_call: "Appels manqués", call_back: "Rappels" },
    headings: {
      open: {
        all: "Boîte de réception",
        message: "Messages en attente",
        question: "Questions en attente",
        missed_call: "Appels manqués à rappeler",
        call_back: "Rappels à faire",
      },
      done: {
        all: "Traités",
        message: "Messages traités",
        question: "Questions traitées",
        missed_call: "Appels manqués traités",
        call_back: "Rappels traités",
      },
    },
    states: { open: "En attente", done: "Traités" },
    empty: { open: "Tout est traité.", done: "Rien ici pour l’instant." },
    more: "Afficher plus",
    shown: (count) => `${count} affichés`,
    closeAll: (count) => `Fermer les ${count} affichés`,
    closeAllHint: "Vous les retrouverez sous « Traités », où vous pouvez les rouvrir.",
  },
  item: {
    kind: { message: "Message", question: "Question", missed_call: "Appel manqué", call_back: "Rappel" },
    asked: (count, last) => (count === 1 ? `posée une fois, ${last}` : `posée ${count} fois, la dernière ${last}`),
    unknownVisitor: "Un visiteur",
    callBack: (when, theirs) => `Souhaite être rappelé : ${when}${theirs === undefined ? "" : ` (${theirs} à son heure)`}`,
    noContact: "Pas de numéro de téléphone ni d’adresse e-mail.",
    answer: "Répondre",
    answerHint: "Désormais, l’assistant dit cela à toutes les personnes qui posent la question.",
    answered: "L’assistant dit :",
    note: "Note",
    noteHint: "Seule votre équipe la voit.",
    close: "Fermer",
    dismiss: "Pas de réponse nécessaire",
    tryIt: "Essayer",
    reopen: "Rouvrir",
    write: "Écrire plutôt une page",
    send: "Enregistrer",
    cancel: "Annuler",
    changedBy: (name) => `Dernière modification : ${name}`,
    done: "Enregistré.",
    template: "Type de la nouvelle page",
    noTemplate: "Ce site n’a pas encore de type de page : vous ne pouvez pas créer de page. Demandez à la personne qui le gère.",
  },
};
