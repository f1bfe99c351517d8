import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "כניסה ל־Lectern",
  email: "אימייל",
  password: "סיסמה",
  enter: "כניסה",
  entering: "רק רגע…",
  forgot: "שכחת את הסיסמה?",
  resetSent: "אם יש חשבון עם האימייל הזה, שלחנו אליו קישור לבחירת סיסמה חדשה.",
  needsEmail: "קודם צריך להזין אימייל.",
  demo: "חשבונות הדגמה",
  roles: { admin: "אדמין", manager: "עורך", member: "חבר", none: "עוד אין אתר" },
  failures: {
    wrong: "האימייל או הסיסמה שגויים.",
    disabled: "החשבון הזה חסום. אפשר לפנות למי שמנהל את האתר.",
    too_often: "יותר מדי ניסיונות. אפשר לנסות שוב בעוד כמה דקות.",
    offline: "אי אפשר להיכנס בלי חיבור לאינטרנט. כדאי לבדוק את החיבור ולנסות שוב.",
    unavailable: "אי אפשר להיכנס כרגע. אפשר לנסות שוב בעוד כמה דקות.",
  },
};
