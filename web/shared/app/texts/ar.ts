import type { AppTexts } from "../app-texts.ts";

export const app: AppTexts = {
  loading: "جارٍ التحميل…",
  notConfigured: "لا يوجد لهذا الموقع تطبيق ويب في مشروع Firebase، لذلك لا يستطيع أحد تسجيل الدخول. على مشغّل الموقع تسجيل تطبيق.",
  signedInAs: (name) => `تم الدخول باسم ${name}`,
  signOut: "تسجيل الخروج",
  navigation: "الموقع",
  pages: "الصفحات",
  inbox: "صندوق الوارد",
  statistics: "نظرة عامة",
  settings: "الإعدادات",
  find: "البحث عن الصفحات والأوامر",
  waiting: (count) => `${count} في الانتظار`,
  more: "المزيد",
  interfaceLanguage: "لغة الواجهة",
  projects: "مواقعك على هذا الجهاز",
  noProjects: "لم يُفتح أي موقع على هذا الجهاز بعد",
  projectsHint: "لدى القائمين على موقعك رابط إلى محرره. افتحه مرة واحدة، وستجد الموقع هنا بعد ذلك.",
  unsaved: "لم يُحفظ نصك",
  stay: "البقاء هنا",
  leave: "المغادرة",
  opened: (time) => `فُتح ${time}`,
};
