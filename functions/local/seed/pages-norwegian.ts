import type { Page } from "./seed-page.ts";

export const norwegianPages: readonly Page[] = [
  {
    id: "about-nb",
    slug: "about",
    template: "article",
    metadata: {
      title: "Om oss",
      summary: "To mekanikere, ett verksted og **tjue år** med sykler i Bergen.",
      topics: ["workshop", "team"],
      reading_minutes: 2,
    },
    content: `Fjell & Fjord Cycles har reparert sykler i Bergen siden 2006. Ingrid bygger hjul, Daniel tar seg av elsykler, og Robin holder butikken i gang.

Vi reparerer alle merker, også dem vi ikke har solgt. Før vi begynner, får du en pris på telefon, og den holder vi. Deler vi bytter, er dine: du får de gamle med hjem om du vil.

Hver vår lærer vi barn å lappe dekk. Kurset er gratis.
`,
  },
  {
    id: "opening-hours-nb",
    slug: "opening-hours",
    template: "article",
    metadata: { title: "Åpningstider", summary: "Når verkstedet og butikken er åpne.", topics: ["workshop"] },
    content: `- Mandag til fredag: 9.00 til 17.30
- Torsdag: til 19.00
- Lørdag: 10.00 til 15.00
- Søndag og helligdager: stengt

Fra november til februar stenger butikken klokken 16.00. Du kan levere sykkelen før klokken 9.00: lås den til det blå stativet, og legg nøkkel og navn i postkassen.
`,
  },
  {
    id: "contact-nb",
    slug: "contact",
    template: "landing",
    metadata: {
      title: "Snakk med oss",
    },
    content: `Ring oss, skriv til hello@example.com, eller kom innom: Nygårdsgaten 12, Bergen. Bybanen stopper på Nygård, to minutter unna. Det er ingen parkering foran butikken, men du kan stoppe for å lesse av.

Røk kjedet på vei til jobb? Småting ordner vi mens du venter, hvis du kommer før klokken 10.00.
`,
  },
  {
    id: "rental-nb",
    slug: "rental",
    template: "article",
    metadata: { title: "Utleie", summary: "Sykler for en dag eller en helg.", topics: ["rental"] },
    content: `| Sykkel | En dag | En helg |
|---|---|---|
| Bysykkel | 250 kr | 450 kr |
| Elsykkel | 450 kr | 800 kr |
| Barnesykkel | 150 kr | 250 kr |

Hjelm og lås er med.
`,
  },
  {
    id: "guest-book-nb",
    slug: "guest-book",
    template: "article",
    metadata: { title: "Gjestebok", summary: "Hva kunder har skrevet.", published_on: "2026-03-02" },
    content: `Marit fra Bergen roser hjulene som Ingrid har bygget: «De er like rette etter 8000 kilometer.»
`,
  },
];
