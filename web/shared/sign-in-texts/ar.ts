import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "تسجيل الدخول",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  enter: "دخول",
  entering: "جارٍ الدخول…",
  forgot: "هل نسيت كلمة المرور؟",
  resetSent: "إن كان هناك حساب بهذا البريد، فرسالة فيها رابط في الطريق.",
  needsEmail: "أدخل بريدك الإلكتروني أولًا.",
  demo: "حسابات تجريبية لهذه البيئة المحلية",
  asPerson: (email, role) => `${email} (${role ?? "غير معروف هنا"})`,
  failures: {
    wrong: "البريد أو كلمة المرور خطأ.",
    disabled: "هذا الحساب معطّل.",
    too_often: "محاولات كثيرة جدًا. حاول مرة أخرى بعد دقائق.",
    offline: "تعذّر الوصول إلى خدمة الدخول. هل أنت متصل بالشبكة؟",
    unavailable: "تسجيل الدخول لا يعمل حاليًا.",
  },
};
