import { app } from "../../shared/app/texts/ar.ts";
import { signIn } from "../../shared/sign-in-texts/ar.ts";
import type { Texts } from "./en.ts";

export const texts: Texts = {
  app: {
    ...app,
    name: "الوارد في Lectern",
    cannotStart: "تعذّر فتح الوارد",
    signInAgain: "تم تسجيل خروجك. ما كتبته ما زال هنا. سجّل الدخول للمتابعة.",
    unsavedHint: "إن غادرت الآن فسيضيع ما كتبته أو غيّرته هنا.",
  },
  signIn: { ...signIn, about: "لترى ما تركه لك الزوار" },
  failures: {
    offline: "أنت غير متصل بالإنترنت. تحقّق من الاتصال ثم حاول مرة أخرى.",
    forbidden: "ليست لديك صلاحية الوصول إلى هذا الموقع. اسأل من يديره، أو اختر موقعًا آخر.",
    unexpected: "حدث خطأ ما.",
    again: "إعادة المحاولة",
    stale: (name) => `غيّر ${name} هذا قبلك. هكذا هو الآن، وما كتبته ما زال هنا.`,
  },
  list: {
    kinds: { all: "الكل", message: "الرسائل", question: "الأسئلة", missed_call: "المكالمات الفائتة", call_back: "معاودة الاتصال" },
    headings: {
      open: {
        all: "الوارد",
        message: "رسائل مفتوحة",
        question: "أسئلة مفتوحة",
        missed_call: "مكالمات فائتة تنتظر الرد",
        call_back: "طلبات معاودة الاتصال",
      },
      done: {
        all: "منجزة",
        message: "رسائل منجزة",
        question: "أسئلة أُجيب عنها أو أُغلقت",
        missed_call: "مكالمات فائتة منجزة",
        call_back: "طلبات معاودة اتصال منجزة",
      },
    },
    states: { open: "مفتوحة", done: "منجزة" },
    empty: { open: "لا شيء ينتظرك.", done: "لا شيء هنا بعد." },
    more: "عرض المزيد",
    shown: (count) => `المعروض: ${count}`,
    closeAll: (count) => `إغلاق كل المعروض (${count})`,
    closeAllHint: "تنتقل إلى «منجزة»، حيث يمكنك إعادة فتحها.",
  },
  item: {
    kind: { message: "رسالة", question: "سؤال", missed_call: "مكالمة فائتة", call_back: "معاودة الاتصال" },
    asked: (count, last) => `عدد مرات السؤال: ${count}، آخرها ${last}`,
    unknownVisitor: "زائر",
    callBack: (when, theirs) => `يطلب معاودة الاتصال: ${when}${theirs === undefined ? "" : ` (${theirs} بتوقيته)`}`,
    noContact: "لا يوجد رقم هاتف ولا بريد إلكتروني.",
    answer: "إجابة",
    answerHint: "من الآن فصاعدًا يقول المساعد هذا لكل من يسأل.",
    answered: "يقول المساعد:",
    note: "ملاحظة",
    noteHint: "لا يرى هذا إلا فريقك.",
    close: "إغلاق",
    dismiss: "لا حاجة إلى إجابة",
    tryIt: "جرّب",
    reopen: "إعادة الفتح",
    write: "كتابة صفحة بدلًا من ذلك",
    send: "حفظ",
    cancel: "إلغاء",
    changedBy: (name) => `آخر تعديل: ${name}`,
    done: "تم الحفظ.",
    template: "نوع الصفحة الجديدة",
    noTemplate: "لا توجد أنواع صفحات في هذا الموقع بعد، لذلك لا يمكنك إنشاء صفحة. اسأل من يديره.",
  },
};
