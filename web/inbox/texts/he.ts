import { app } from "../../shared/app/texts/he.ts";
import { signIn } from "../../shared/sign-in-texts/he.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "הפניות ב־Lectern",
    cannotStart: "אי אפשר לפתוח את הפניות",
    signInAgain: "יצאת מהחשבון. מה שכתבת עדיין כאן. כדי להמשיך צריך להיכנס שוב.",
    unsavedHint: "אם עוזבים עכשיו, מה שכתבת או שינית כאן יאבד.",
  },
  signIn: { ...signIn, about: "כדי לראות מה השאירו לך המבקרים" },
  failures: {
    offline: "אין חיבור לאינטרנט. כדאי לבדוק את החיבור ולנסות שוב.",
    forbidden: "אין לך גישה לאתר הזה. אפשר לפנות למי שמנהל אותו, או לבחור אתר אחר.",
    unexpected: "משהו השתבש.",
    again: "ניסיון נוסף",
    stale: (name) => `זה כבר שונה על ידי ${name}. כך זה נראה עכשיו, ומה שכתבת עדיין כאן.`,
  },
  list: {
    kinds: { all: "הכול", message: "הודעות", question: "שאלות", missed_call: "שיחות שלא נענו", call_back: "שיחות חוזרות" },
    headings: {
      open: {
        all: "פניות",
        message: "הודעות פתוחות",
        question: "שאלות פתוחות",
        missed_call: "שיחות שלא נענו שממתינות",
        call_back: "שיחות חוזרות שממתינות",
      },
      done: {
        all: "טופלו",
        message: "הודעות שטופלו",
        question: "שאלות שנענו או נסגרו",
        missed_call: "שיחות שלא נענו וטופלו",
        call_back: "שיחות חוזרות שטופלו",
      },
    },
    states: { open: "פתוחות", done: "טופלו" },
    empty: { open: "הכול טופל.", done: "אין כאן עדיין כלום." },
    more: "הצגת עוד",
    shown: (count) => `מוצגות: ${count}`,
    closeAll: (count) => `סגירת כל ${count} המוצגות`,
    closeAllHint: "הן עוברות אל ״טופלו״, ושם אפשר לפתוח אותן מחדש.",
  },
  item: {
    kind: { message: "הודעה", question: "שאלה", missed_call: "שיחה שלא נענתה", call_back: "שיחה חוזרת" },
    asked: (count, last) => (count === 1 ? `נשאלה פעם אחת, ${last}` : `נשאלה ${count} פעמים, לאחרונה ${last}`),
    unknownVisitor: "מבקר",
    callBack: (when, theirs) => `בקשה לשיחה חוזרת: ${when}${theirs === undefined ? "" : ` (אצל המבקר ${theirs})`}`,
    noContact: "אין מספר טלפון או כתובת אימייל.",
    answer: "תשובה",
    answerHint: "מעכשיו העוזר אומר את זה לכל מי ששואל.",
    answered: "העוזר אומר:",
    note: "הערה",
    noteHint: "רק הצוות שלך רואה את זה.",
    close: "סגירה",
    dismiss: "אין צורך בתשובה",
    tryIt: "לנסות את זה",
    reopen: "פתיחה מחדש",
    write: "כתיבת דף במקום זה",
    send: "שמירה",
    cancel: "ביטול",
    changedBy: (name) => `שינוי אחרון: ${name}`,
    done: "נשמר.",
    template: "סוג הדף החדש",
    noTemplate: "באתר הזה עדיין אין סוגי דפים, ולכן אי אפשר ליצור דף. אפשר לפנות למי שמנהל אותו.",
  },
};
