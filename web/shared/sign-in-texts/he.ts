import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "כניסה",
  email: "דואר אלקטרוני",
  password: "סיסמה",
  enter: "כניסה",
  entering: "נכנס…",
  forgot: "שכחת את הסיסמה?",
  resetSent: "אם יש חשבון עם הכתובת הזאת, הודעה עם קישור בדרך.",
  needsEmail: "יש להזין קודם את כתובת הדואר.",
  demo: "משתמשי הדגמה של הסביבה המקומית",
  asPerson: (email, role) => `${email} (${role ?? "לא מוכר כאן"})`,
  failures: {
    wrong: "דואר או סיסמה שגויים.",
    disabled: "החשבון הזה חסום.",
    too_often: "יותר מדי ניסיונות. אפשר לנסות שוב בעוד כמה דקות.",
    offline: "אי אפשר להגיע לשירות הכניסה. האם יש חיבור לרשת?",
    unavailable: "הכניסה לא פועלת כרגע.",
  },
};
