import { app } from "../../shared/app/texts/ar.ts";
import { signIn } from "../../shared/sign-in-texts/ar.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "صندوق وارد Lectern",
    cannotStart: "تعذّر فتح صندوق الوارد",
    signInAgain: "تم تسجيل خروجك. ما كتبته ما زال هنا. سجّل الدخول للمتابعة.",
    unsavedHint: "إن غادرت الآن فسيضيع ما كتبته أو غيّرته هنا.",
  },
  signIn: { ...signIn, about: "لترى ما تركه لك الزوار" },
  failures: {
    offline: "أنت غير متصل بالإنترنت. تحقّق من الاتصال ثم حاول مرة أخرى.",
    forbidden: "ليس لديك وصول إلى هذا الموقع. اسأل من يديره، أو اختر موقعًا آخر.",
    unexpected: "حدث خطأ ما.",
    again: "حاول مرة أخرى",
    stale: (name) => `غيّر ${name} هذا قبلك. هذه حالته الآن، وما كتبته ما زال هنا.`,
  },
  list: {
    kinds: { all: "الكل", message: "الرسائل", question: "الأسئلة", missed_call: "المكالمات الفائتة", call_back: "طلبات الاتصال" },
    headings: {
      open: {
        all: "صندوق الوارد",
        message: "رسائل مفتوحة",
        question: "أسئلة مفتوحة",
        missed_call: "مكالمات فائتة بانتظار الرد",
        call_back: "طلبات اتصال بانتظار الرد",
      },
      done: {
        all: "منجزة",
        message: "رسائل منجزة",
        question: "أسئلة مجابة أو مغلقة",
        missed_call: "مكالمات فائتة منجزة",
        call_back: "طلبات اتصال منجزة",
      },
    },
    states: { open: "مفتوحة", done: "منجزة" },
    empty: { open: "لا شيء ينتظر.", done: "لا شيء هنا بعد." },
    more: "عرض المزيد",
    shown: (count) => `المعروض: ${count}`,
    closeAll: (count) => `إغلاق كل المعروض: ${count}`,
    closeAllHint: "تنتقل إلى «منجزة»، حيث يمكنك إعادة فتحها.",
  },
  item: {
    kind: { message: "رسالة", question: "سؤال", missed_call: "مكالمة فائتة", call_back: "طلب اتصال" },
    asked: (count, last) => `عدد مرات السؤال: ${count}، آخرها ${last}`,
    unknownVisitor: "زائر",
    callBack: (when, theirs) => `يريد اتصالًا: ${when}${theirs === undefined ? "" : ` (${theirs} بتوقيته)`}`,
    noContact: "لا يوجد رقم هاتف ولا بريد إلكتروني.",
    answer: "أجب",
    answerHint: "من الآن فصاعدًا يقول المساعد هذا لكل من يسأل.",
    answered: "يقول المساعد:",
    note: "ملاحظة",
    noteHint: "لا يرى هذا إلا فريقك.",
    close: "إغلاق",
    dismiss: "لا حاجة إلى جواب",
    tryIt: "جرّب",
    reopen: "إعادة الفتح",
    write: "اكتب صفحة بدلًا من ذلك",
    send: "حفظ",
    cancel: "إلغاء",
    changedBy: (name) => `آخر تعديل: ${name}`,
    done: "تم الحفظ.",
    template: "نوع الصفحة الجديدة",
    noTemplate: "لا توجد أنواع صفحات في هذا الموقع بعد، لذلك لا يمكنك إنشاء صفحة. اسأل من يديره.",
  },
};
