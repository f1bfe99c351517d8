/** A customer's own texts, in the demo project's languages. */
export interface DemoTexts {
  readonly pages: string;
  readonly headline: string;
  readonly intro: string;
  /** The agent's page. */
  readonly talk: string;
  /** A question to the agent. */
  readonly question: string;
  readonly suggestions: readonly string[];
  readonly footer: string;
}

const english: DemoTexts = {
  pages: "Pages",
  headline: "Bicycles, repaired by people who ride them.",
  intro: "Two mechanics, one workshop, and twenty years of bicycles in Bergen. We repair every make, also the ones we did not sell.",
  talk: "Talk to us",
  question: "Questions about your bike?",
  suggestions: ["When are you open on Saturday?", "Do you repair bicycles of other shops?", "Can I talk to somebody?"],
  footer: "Nygårdsgaten 12, Bergen",
};

const norwegian: DemoTexts = {
  pages: "Sider",
  headline: "Sykler, reparert av folk som sykler.",
  intro: "To mekanikere, ett verksted og tjue år med sykler i Bergen. Vi reparerer alle merker, også dem vi ikke har solgt.",
  talk: "Snakk med oss",
  question: "Spørsmål om sykkelen din?",
  suggestions: ["Når har dere åpent på lørdag?", "Reparerer dere sykler fra andre butikker?", "Kan jeg snakke med noen?"],
  footer: "Nygårdsgaten 12, Bergen",
};

const hebrew: DemoTexts = {
  pages: "עמודים",
  headline: "אופניים, בתיקון של מי שרוכב עליהם.",
  intro: "שני מכונאים, סדנה אחת ועשרים שנה של אופניים בברגן. אנחנו מתקנים כל דגם, גם כאלה שלא קניתם אצלנו.",
  talk: "דברו איתנו",
  question: "שאלה על האופניים שלכם?",
  suggestions: ["מתי אתם פתוחים בשבת?", "אתם מתקנים אופניים מחנויות אחרות?", "אפשר לדבר עם מישהו?"],
  footer: "Nygårdsgaten 12, Bergen",
};

const languages: Readonly<Record<string, DemoTexts>> = { nb: norwegian, no: norwegian, nn: norwegian, he: hebrew };

export const demoTexts = (language: string): DemoTexts => languages[language.split("-")[0] ?? ""] ?? english;
