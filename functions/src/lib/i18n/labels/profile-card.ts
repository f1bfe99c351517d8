import type { CatalogueLanguage } from "../catalogue.ts";
import type { Labels } from "../label-scopes.ts";

type Row = readonly [profile: string, firstName: string, pronoun: string, email: string, phone: string, language: string];

const label = ([profile, firstName, pronoun, email, phone, language]: Row): Labels<"profile_card"> => ({
  profile,
  first_name: firstName,
  pronoun,
  email,
  phone,
  language,
});

/** The profile card in all languages of the catalogue. Where the word for pronouns is known from school only, it asks how to be addressed. */
export const profileCard: Readonly<Record<CatalogueLanguage, Labels<"profile_card">>> = {
  ar: label(["الملف الشخصي", "الاسم الأول", "صيغة المخاطبة", "البريد الإلكتروني", "الهاتف", "اللغة"]),
  bg: label(["Профил", "Име", "Местоимения", "Имейл", "Телефон", "Език"]),
  cs: label(["Profil", "Křestní jméno", "Zájmena", "E-mail", "Telefon", "Jazyk"]),
  da: label(["Profil", "Fornavn", "Pronominer", "E-mail", "Telefon", "Sprog"]),
  de: label(["Profil", "Vorname", "Pronomen", "E-Mail", "Telefon", "Sprache"]),
  el: label(["Προφίλ", "Όνομα", "Αντωνυμίες", "Email", "Τηλέφωνο", "Γλώσσα"]),
  es: label(["Perfil", "Nombre", "Pronombres", "Correo electrónico", "Teléfono", "Idioma"]),
  et: label(["Profiil", "Eesnimi", "Asesõnad", "E-post", "Telefon", "Keel"]),
  fa: label(["نمایه", "نام", "نحوه خطاب", "ایمیل", "تلفن", "زبان"]),
  fi: label(["Profiili", "Etunimi", "Pronominit", "Sähköposti", "Puhelin", "Kieli"]),
  fr: label(["Profil", "Prénom", "Pronoms", "E-mail", "Téléphone", "Langue"]),
  he: label(["פרופיל", "שם פרטי", "לשון פנייה", "אימייל", "טלפון", "שפה"]),
  hi: label(["प्रोफ़ाइल", "पहला नाम", "सर्वनाम", "ईमेल", "फ़ोन", "भाषा"]),
  hu: label(["Profil", "Keresztnév", "Névmások", "E-mail", "Telefon", "Nyelv"]),
  id: label(["Profil", "Nama depan", "Kata ganti", "Email", "Telepon", "Bahasa"]),
  it: label(["Profilo", "Nome", "Pronomi", "Email", "Telefono", "Lingua"]),
  ja: label(["プロフィール", "名前", "希望する代名詞", "メール", "電話番号", "言語"]),
  ko: label(["프로필", "이름", "성별 대명사", "이메일", "전화번호", "언어"]),
  lv: label(["Profils", "Vārds", "Vietniekvārdi", "E-pasts", "Tālrunis", "Valoda"]),
  nb: label(["Profil", "Fornavn", "Pronomen", "E-post", "Telefon", "Språk"]),
  nl: label(["Profiel", "Voornaam", "Voornaamwoorden", "E-mail", "Telefoon", "Taal"]),
  pl: label(["Profil", "Imię", "Zaimki", "E-mail", "Telefon", "Język"]),
  pt: label(["Perfil", "Nome", "Pronomes", "E-mail", "Telefone", "Idioma"]),
  ro: label(["Profil", "Prenume", "Pronume", "E-mail", "Telefon", "Limbă"]),
  ru: label(["Профиль", "Имя", "Местоимения", "Эл. почта", "Телефон", "Язык"]),
  sk: label(["Profil", "Krstné meno", "Zámená", "E-mail", "Telefón", "Jazyk"]),
  sv: label(["Profil", "Förnamn", "Pronomen", "E-post", "Telefon", "Språk"]),
  th: label(["โปรไฟล์", "ชื่อ", "สรรพนาม", "อีเมล", "โทรศัพท์", "ภาษา"]),
  tr: label(["Profil", "Ad", "Hitap şekli", "E-posta", "Telefon", "Dil"]),
  uk: label(["Профіль", "Ім’я", "Займенники", "Електронна пошта", "Телефон", "Мова"]),
  ur: label(["پروفائل", "پہلا نام", "طرزِ تخاطب", "ای میل", "فون", "زبان"]),
  vi: label(["Hồ sơ", "Tên", "Cách xưng hô", "Email", "Điện thoại", "Ngôn ngữ"]),
  zh: label(["个人资料", "名字", "人称代词", "电子邮箱", "电话", "语言"]),
  "zh-Hant": label(["個人資料", "名字", "人稱代名詞", "電子郵件", "電話", "語言"]),
};

/** Labels whose wording a native speaker should look at: the others are those of widely used programs. */
export const profileCardToReview: readonly (readonly [CatalogueLanguage, keyof Labels<"profile_card">])[] = [
  ["ar", "pronoun"],
  ["bg", "pronoun"],
  ["et", "pronoun"],
  ["fa", "profile"],
  ["fa", "pronoun"],
  ["hi", "first_name"],
  ["hi", "pronoun"],
  ["ja", "first_name"],
  ["ja", "pronoun"],
  ["ko", "pronoun"],
  ["lv", "pronoun"],
  ["ru", "pronoun"],
  ["th", "pronoun"],
  ["tr", "pronoun"],
  ["ur", "first_name"],
  ["ur", "pronoun"],
  ["vi", "pronoun"],
];
