import { app } from "../../shared/app/texts/fr.ts";
import { signIn } from "../../shared/sign-in-texts/fr.ts";
import type { Texts } from "./texts.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "Boîte de réception Lectern",
    cannotStart: "La boîte de réception ne peut pas démarrer",
    signInAgain: "Vous êtes déconnecté. Ce que vous avez écrit est toujours ici : connectez-vous pour continuer.",
    unsavedHint: "Ce que vous avez écrit ou modifié ici sera perdu si vous partez maintenant.",
  },
  signIn: { ...signIn, about: "pour voir ce que les visiteurs vous ont laissé" },
  failures: {
    offline: "Vous êtes hors ligne. Vérifiez votre connexion et réessayez.",
    forbidden: "Vous n’avez pas accès à ce site. Demandez à la personne qui le gère, ou choisissez-en un autre.",
    unexpected: "Quelque chose a échoué.",
    again: "Réessayer",
    stale: (name) => `${name} a été plus rapide. Vous voyez l’état actuel ; ce que vous avez écrit est encore là.`,
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
        all: "Ce qui est traité",
        message: "Messages traités",
        question: "Questions répondues ou fermées",
        missed_call: "Appels manqués traités",
        call_back: "Rappels faits",
      },
    },
    states: { open: "En attente", done: "Traités" },
    empty: { open: "Tout est traité.", done: "Rien n’est encore traité." },
    more: "Afficher plus",
    shown: (count) => `${count} affichés`,
    closeAll: (count) => `Fermer les ${count} affichés`,
    closeAllHint: "Vous les retrouverez sous « Traités », où chacun peut être rouvert.",
  },
  item: {
    kind: { message: "Message", question: "Question", missed_call: "Appel manqué", call_back: "Rappel" },
    asked: (count, last) => (count === 1 ? `posée une fois, ${last}` : `posée ${count} fois, la dernière ${last}`),
    unknownVisitor: "Un visiteur",
    callBack: (when, theirs) => `Souhaite être rappelé : ${when}${theirs === undefined ? "" : ` (${theirs} sur place)`}`,
    noContact: "Ni téléphone ni e-mail connus.",
    answer: "Répondre",
    answerHint: "Désormais, l’assistant dit cela à toutes les personnes qui posent la question.",
    answered: "Les visiteurs entendent :",
    note: "Note",
    noteHint: "Seule votre équipe la voit.",
    close: "Fermer",
    dismiss: "Pas besoin de réponse",
    tryIt: "Essayer",
    reopen: "Rouvrir",
    write: "Écrire plutôt une page",
    send: "Enregistrer",
    cancel: "Annuler",
    changedBy: (name) => `Dernière modification : ${name}`,
    done: "Enregistré.",
    template: "Modèle de la nouvelle page",
    noTemplate: "Ce projet n’a pas de modèle : aucune page ne peut être créée.",
  },
};
