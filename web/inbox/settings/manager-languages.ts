/** The languages in which managers are spoken to on the phone: a test compares them with the catalogues. */
export const managerLanguages = [
  ...["ar", "bg", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "lv", "nb", "nl"],
  ...["pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "ur", "vi", "zh", "zh-Hant"],
];
