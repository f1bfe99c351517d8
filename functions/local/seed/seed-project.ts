/** The demo project: the site of a small bicycle workshop. */

export const projectId = "demo";

/** Browsers find it on this machine. */
export const siteHost = "shop.localhost";

export const project = {
  name: "Fjell & Fjord Cycles",
  plan: "pro",
  default_language: "en",
  modules: { voice: true, onboarding: true },
  live_agent: {
    greeting: "Hello, this is Fjell & Fjord Cycles. How can I help?",
    voice: "Kore",
    heading: { en: "Questions about your bike?", nb: "Spørsmål om sykkelen din?", he: "שאלה על האופניים שלכם?" },
    suggestions: {
      en: ["When are you open on Saturday?", "Do you repair bicycles of other shops?", "Can I talk to somebody?"],
      nb: ["Når har dere åpent på lørdag?", "Reparerer dere sykler fra andre butikker?", "Kan jeg snakke med noen?"],
      he: ["מתי אתם פתוחים בשבת?", "אתם מתקנים אופניים מחנויות אחרות?", "אפשר לדבר עם מישהו?"],
    },
    instructions: "You answer for a bicycle workshop in Bergen. Be friendly and short. Never promise a price or a date.",
  },
  visitors: "anyone",
  visitor_transfers: true,
  // Reserved for fiction: no phone rings.
  manager_phone: "+12025550199",
  site: {
    live_agent_placement: "widget",
    live_agent_slug: null,
    public_pages: true,
    home_slug: "about",
    menu: ["opening-hours", "rental", "contact"],
  },
} as const;

export const templates = {
  article: {
    name: "Article",
    fields: [
      { key: "slug", label: "Address", type: "text", required: true, max_length: 200 },
      { key: "title", label: "Title", type: "text", required: true, max_length: 80 },
      { key: "summary", label: "Summary", type: "markdown", max_length: 300 },
      { key: "topics", label: "Topics", type: "multiselect", options: ["workshop", "repairs", "rental", "team"] },
      { key: "cover", label: "Cover picture", type: "image" },
      { key: "published_on", label: "Published on", type: "date" },
      { key: "reading_minutes", label: "Reading time in minutes", type: "number" },
    ],
  },
  landing: {
    name: "Landing page",
    fields: [
      { key: "slug", label: "Address", type: "text", required: true, max_length: 200 },
      { key: "title", label: "Headline", type: "text", required: true, max_length: 60 },
    ],
  },
} as const;

/** A call of `ask` as a live model makes it, which the demo site can answer without a real model. */
export const exampleCall = {
  tool_name: "ask",
  args: {
    question: "Until when are you open on Thursdays?",
    search_words: ["opening hours", "Thursday", "until", "open", "evening"],
  },
} as const;
