import { OperatorError } from "../operator-error.ts";

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** As stored. */
interface StoredSpan {
  /** 1 is Monday. */
  readonly day: number;
  readonly opens: string;
  readonly closes: string;
}

/**
 * Hours as an operator writes them: "mon-fri 09:00-17:00, sat 10:00-14:00"; "never" for none.
 *
 * @throws OperatorError
 */
export const parseHours = (text: string): readonly StoredSpan[] => (text.trim() === "never" ? [] : text.split(",").flatMap(parseSpans));

const span = /^([a-z]{3})(?:-([a-z]{3}))?\s+(\d{1,2}:\d\d)\s*-\s*(\d{1,2}:\d\d)$/;

const parseSpans = (text: string): readonly StoredSpan[] => {
  const [, first = "", last = first, opens = "", closes = ""] = span.exec(text.trim().toLowerCase()) ?? [];
  const [from, to] = [first, last].map((name) => weekdays.findIndex((day) => day === name));
  if (from === undefined || to === undefined || from < 0 || to < 0)
    throw new OperatorError(`"${text.trim()}" are no hours: write "mon-fri 09:00-17:00, sat 10:00-14:00", "never" or "always".`);
  const count = ((to - from + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length: count }, (_, after) => ({
    day: ((from + after) % weekdays.length) + 1,
    opens: opens.padStart(5, "0"),
    closes: closes.padStart(5, "0"),
  }));
};
