const en = { question: "Did this help?", yes: "Yes", no: "No", thanks: "Thank you.", failed: "That wasn’t sent. Please try again." };

/**
 * By the language of the conversation, which is found. All in one file that comes with the two thumbs: five phrases in seven languages are
 * smaller than a request, and nobody waits for one to be asked.
 */
const texts: Readonly<Record<string, typeof en>> = {
  ar: { question: "هل ساعدك هذا؟", yes: "نعم", no: "لا", thanks: "شكرًا لك.", failed: "لم يُرسَل رأيك. يُرجى المحاولة مرة أخرى." },
  de: {
    question: "War das hilfreich?",
    yes: "Ja",
    no: "Nein",
    thanks: "Vielen Dank.",
    failed: "Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal.",
  },
  es: { question: "¿Le ha servido?", yes: "Sí", no: "No", thanks: "Gracias.", failed: "No se ha enviado. Inténtelo de nuevo." },
  fr: { question: "Cela vous a-t-il aidé ?", yes: "Oui", no: "Non", thanks: "Merci.", failed: "L’envoi a échoué. Veuillez réessayer." },
  he: { question: "זה עזר?", yes: "כן", no: "לא", thanks: "תודה.", failed: "זה לא נשלח. אפשר לנסות שוב." },
  nb: { question: "Var dette til hjelp?", yes: "Ja", no: "Nei", thanks: "Takk.", failed: "Det ble ikke sendt. Prøv igjen." },
};

export const feedbackTexts = (language: string): typeof en => texts[language] ?? en;
