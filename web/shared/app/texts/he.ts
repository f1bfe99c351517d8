import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "טוען…",
  notConfigured: "לאתר הזה אין יישום אינטרנט בפרויקט Firebase שלו, ולכן אי אפשר להיכנס. מי שמפעיל את האתר צריך לרשום יישום כזה.",
  signedInAs: (name) => `מחובר בשם ${name}`,
  signOut: "יציאה",
  navigation: "אתר",
  pages: "דפים",
  inbox: "תיבת הפניות",
  statistics: "תובנות",
  settings: "הגדרות",
  find: "חיפוש דפים ופקודות",
  waiting: (count) => `${count} ממתינים`,
  more: "עוד",
  interfaceLanguage: "שפת הממשק",
  projects: "האתרים שלך במכשיר הזה",
  noProjects: "עדיין לא נפתח שום אתר במכשיר הזה",
  projectsHint: "למי שמנהל את האתר שלך יש קישור לעורך שלו. אחרי שפותחים אותו פעם אחת, האתר נמצא כאן.",
  unsaved: "הטקסט שלך לא נשמר",
  stay: "להישאר כאן",
  leave: "לעזוב",
  opened: (time) => `נפתח ${time}`,
};
