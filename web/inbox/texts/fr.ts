import { app } from "../../shared/app/texts/fr.ts";
import { signIn } from "../../shared/sign-in-texts/fr.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Boîte de réception Lectern",
    cannotStart: "Impossible d’ouvrir la boîte de réception",
    signInAgain: "Vous êtes déconnecté. Ce que vous avez écrit est toujours là. Connectez-vous pour continuer.",
    unsavedHint: "Si vous partez maintenant, ce que vous avez écrit ou modifié ici sera perdu.",
  },
  signIn: { ...signIn, about: "pour voir ce que les visiteurs vous ont laissé" },
  failures: {
    offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez.",
    forbidden: "Vous n’avez pas accès à ce site. Adressez-vous à la personne responsable, ou choisissez-en un autre.",
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
        missed_call: "Appels manqués en attente",
        call_back: "Demandes de rappel",
      },
      done: {
        all: "Traités",
        message: "Messages traités",
        question: "Questions traitées",
        missed_call: "Appels manqués traités",
        call_back: "Demandes de rappel traitées",
      },
    },
    states: { open: "En attente", done: "Traités" },
    empty: { open: "Tout est traité.", done: "Rien ici pour l’instant." },
    more: "Afficher plus",
    shown: (count) => (count < 2 ? `${count} élément affiché` : `${count} éléments affichés`),
    closeAll: (count) => `Clore ces ${count} éléments`,
    closeAllHint: "Vous les retrouverez sous « Traités », où vous pourrez les rouvrir.",
  },
  item: {
    kind: { message: "Message", question: "Question", missed_call: "Appel manqué", call_back: "Demande de rappel" },
    asked: (count, last) => (count === 1 ? `posée une fois, ${last}` : `posée ${count} fois, la dernière ${last}`),
    unknownVisitor: "Un visiteur",
    callBack: (when, theirs) => `Demande un rappel : ${when}${theirs === undefined ? "" : ` (${theirs}, heure du visiteur)`}`,
    noContact: "Pas de numéro de téléphone ni d’adresse e-mail.",
    answer: "Répondre",
    answerHint: "Désormais, l’assistant donnera cette réponse à toute personne qui pose la question.",
    answered: "L’assistant dit :",
    note: "Note",
    noteHint: "Seule votre équipe la voit.",
    close: "Clore",
    dismiss: "Ne pas répondre",
    tryIt: "Essayer",
    reopen: "Rouvrir",
    write: "Écrire une page",
    send: "Enregistrer",
    cancel: "Annuler",
    changedBy: (name) => `Dernière modification : ${name}`,
    done: "Enregistré.",
    template: "Type de la nouvelle page",
    noTemplate: "Ce site n’a pas encore de type de page : vous ne pouvez pas créer de page. Adressez-vous à la personne responsable.",
  },
};
