import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "כניסה ל-Lectern",
  email: "דואר אלקטרוני",
  password: "סיסמה",
  enter: "כניסה",
  entering: "נכנס…",
  forgot: "שכחת את הסיסמה?",
  resetSent: "אם יש חשבון עם הכתובת הזאת, שלחנו אליה קישור לבחירת סיסמה חדשה.",
  needsEmail: "יש להזין קודם את כתובת הדואר.",
  demo: "אנשי הדגמה",
  roles: { admin: "אדמין", manager: "עורך", member: "חבר", none: "עוד אין אתר" },
  failures: {
    wrong: "כתובת הדואר או הסיסמה שגויה.",
    disabled: "החשבון הזה חסום. אפשר לפנות למי שמנהל את האתר.",
    too_often: "יותר מדי ניסיונות. אפשר לנסות שוב בעוד כמה דקות.",
    offline: "אי אפשר להיכנס בלי חיבור לרשת. כדאי לבדוק את החיבור ולנסות שוב.",
    unavailable: "אי אפשר להיכנס כרגע. אפשר לנסות שוב בעוד כמה דקות.",
  },
};
