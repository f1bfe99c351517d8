/** One measured operation in `docs/benchmarks.md`. */
export interface MeasuredOperation {
  readonly functionName: string;
  readonly name: string;
  readonly warmMs: number;
  readonly roundTrips: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  readonly lookups: number;
  readonly modelCalls: number;
}

/** The operations of the benchmark's last run. */
export function readBenchmarks(text: string): readonly MeasuredOperation[] {
  const [, section = ""] = text.split("\n## Operations\n");
  const [head = [], , ...rows] = section
    .trimStart()
    .split("\n\n", 1)
    .flatMap((table) => table.split("\n"))
    .map(cellsOf);
  return rows.map((cells) => {
    const cell = (title: string): string => cells[head.indexOf(title)] ?? "";
    // The first number of "3 of 3", "**4 of 3**", "12.0 / 20.5".
    const number = (title: string): number => Number(/[\d.]+/.exec(cell(title))?.[0] ?? 0);
    const [functionName = "", ...name] = cell("Function and operation").split(": ");
    return {
      functionName,
      name: name.join(": "),
      warmMs: number("Warm p50 / p95 ms"),
      roundTrips: number("RT"),
      reads: number("R"),
      writes: number("W"),
      deletes: number("D"),
      lookups: number("ID"),
      modelCalls: number("M"),
    };
  });
}

const cellsOf = (row: string): readonly string[] =>
  row
    .replace(/^\| | \|$/g, "")
    .split(" | ")
    .map((cell) => cell.trim());
