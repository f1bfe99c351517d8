import * as z from "zod";

const Pages = z.object({ pages: z.array(z.object({ page: z.int(), machine_readable: z.string() })) });

/** Quotations from the structured data of one organization. A real model also quotes the visible text. */
export const quoteData = (question: unknown): string => {
  const { pages } = Pages.safeParse(question).data ?? { pages: [] };
  const lines = pages.flatMap(({ page, machine_readable: data }) => data.split("\n").map((quotation) => ({ page, quotation })));
  const statements = (property: string) =>
    lines.flatMap(({ page, quotation }) => {
      const [, name, value = ""] = /^[A-Z][A-Za-z ]*\.(\w+): (.*)$/.exec(quotation) ?? [];
      return name === property ? [{ page, quotation, value }] : [];
    });
  const one = (property: string) => statements(property)[0] ?? null;
  return JSON.stringify({
    name: one("name"),
    phone: one("telephone"),
    email: one("email"),
    address: one("address"),
    summary: one("description"),
    opening_hours: statements("openingHours").flatMap(({ page, quotation, value }) =>
      spansOf(value).map((span) => ({ page, quotation, ...span })),
    ),
    languages: statements("knowsLanguage").flatMap(({ page, quotation, value }) =>
      value.split(", ").map((tag) => ({ page, quotation, value: tag })),
    ),
  });
};

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Of "Mo-Fr 07:00-17:00": https://schema.org/openingHours */
const spansOf = (text: string): readonly object[] =>
  Array.from(text.matchAll(/(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)/g), ([, first = "", last = first, opens, closes]) => ({
    days: days.flatMap((_, at) => (at >= days.indexOf(first) && at <= days.indexOf(last) ? [at + 1] : [])),
    opens,
    closes,
  }));
