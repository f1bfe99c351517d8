/** How often something was found, and on which pages. */
interface Finding {
  readonly count: number;
  readonly pages: readonly string[];
}

export type Report = ReturnType<typeof createReport>;

/** 10 titles are named: whoever needs the others searches for the first. */
const mostNamed = 10;

/** What the operator has to know about an import, counted while it runs: sentences, each with the titles of the pages that it is about. */
export const createReport = () => {
  const findings = new Map<string, Finding>();
  return {
    /** `times` is 0 for what is true of a page and not counted. */
    add: (what: string, page?: string, times = 1): void => {
      const { count, pages } = findings.get(what) ?? { count: 0, pages: [] };
      const isNamed = page === undefined || pages.includes(page) || pages.length > mostNamed;
      findings.set(what, { count: count + times, pages: isNamed ? pages : [...pages, page] });
    },
    toJson: () => Object.fromEntries(findings),
    lines: (): readonly string[] => [...findings].map(([what, finding]) => describe(what, finding)),
  };
};

const describe = (what: string, { count, pages }: Finding): string => {
  const named = pages.slice(0, mostNamed).map((title) => `“${title}”`);
  const where = named.length === 0 ? "" : ` (${named.join(", ")}${pages.length > mostNamed ? ", …" : ""})`;
  return `${what}${count > 0 ? `: ${count}` : ""}${where}`;
};
