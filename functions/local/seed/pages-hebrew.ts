import type { Page } from "./seed-page.ts";

export const hebrewPages: readonly Page[] = [
  {
    id: "about-he",
    slug: "about",
    template: "article",
    metadata: {
      title: "אודות",
      summary: "שני מכונאים, סדנה אחת ו**עשרים שנה** של אופניים בברגן.",
      topics: ["workshop", "team"],
      reading_minutes: 2,
    },
    content: `Fjell & Fjord Cycles מתקנת אופניים בברגן מאז שנת 2006. אינגריד בונה גלגלים, דניאל מטפל באופניים חשמליים, ורובין מנהלת את החנות.

אנחנו מתקנים כל מותג, גם אופניים שלא קניתם אצלנו. לפני שמתחילים תקבלו הצעת מחיר בטלפון, ולא נחרוג ממנה בלי לשאול. כל חלק שהוחלף שייך לכם: אפשר לקחת אותו הביתה.

בכל אביב אנחנו מלמדים ילדים לתקן תקר. הקורס בחינם.
`,
  },
  {
    id: "opening-hours-he",
    slug: "opening-hours",
    template: "article",
    metadata: { title: "שעות פתיחה", summary: "מתי הסדנה והחנות פתוחות.", topics: ["workshop"] },
    content: `- שני עד שישי: 9:00 עד 17:30
- חמישי: עד 19:00
- שבת: 10:00 עד 15:00
- ראשון וחגים: סגור

מנובמבר עד פברואר החנות נסגרת בשעה 16:00. אפשר להשאיר אופניים לפני 9:00: נעלו אותם במתקן הכחול, ושימו את המפתח ואת שמכם בתיבת הדואר.
`,
  },
  {
    id: "contact-he",
    slug: "contact",
    template: "landing",
    metadata: {
      title: "דברו איתנו",
    },
    content: `התקשרו, כתבו אל hello@example.com, או בואו לבקר: Nygårdsgaten 12, ברגן. הרכבת הקלה עוצרת בתחנת Nygård, שתי דקות הליכה. אין חניה לפני החנות, אבל אפשר לעצור לפריקה.

השרשרת נקרעה בדרך לעבודה? תיקונים קטנים אנחנו עושים בזמן שאתם מחכים, אם תגיעו לפני 10:00.
`,
  },
  {
    id: "rental-he",
    slug: "rental",
    template: "article",
    metadata: { title: "השכרה", summary: "אופניים ליום או לסוף שבוע.", topics: ["rental"] },
    content: `| אופניים | יום אחד | סוף שבוע |
|---|---|---|
| אופני עיר | 250 kr | 450 kr |
| אופניים חשמליים | 450 kr | 800 kr |
| אופני ילדים | 150 kr | 250 kr |

קסדה ומנעול כלולים.
`,
  },
  {
    id: "guest-book-he",
    slug: "guest-book",
    template: "article",
    metadata: { title: "ספר אורחים", summary: "מה כתבו לקוחות.", published_on: "2026-03-02" },
    content: `מרית מברגן משבחת את הגלגלים שאינגריד בנתה: "הם ישרים גם אחרי 8,000 קילומטרים."
`,
  },
];
