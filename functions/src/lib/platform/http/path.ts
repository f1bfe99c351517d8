import { percentDecode } from "../core/web-address.ts";

/** The names of the parameters in a path: `/projects/:projectId/docs` has `projectId`, and a path that ends with `**` has `rest`. */
type ParameterNames<Path extends string> = Path extends `${infer Start}/**`
  ? "rest" | ParameterNames<Start>
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParameterNames<Rest>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

export type PathParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string>>;

/**
 * Decoded, except for the rest; undefined if the path does not match. The path is the same through Hosting and at the function's own URL.
 */
export const matchPath = <const Path extends string>(pattern: Path, path: string): PathParameters<Path> | undefined => {
  const wanted = pattern.split("/");
  const all = path.split("/");
  const isOpen = wanted.at(-1) === "**";
  if (isOpen) wanted.pop();
  const given = isOpen ? all.slice(0, wanted.length) : all;
  if (wanted.length !== given.length) return undefined;
  const parameters: (readonly [string, string])[] = isOpen ? [["rest", all.slice(wanted.length).join("/")]] : [];
  for (const [index, segment] of wanted.entries()) {
    const value = percentDecode(given[index] ?? "");
    if (value === undefined) return undefined;
    if (segment.startsWith(":")) parameters.push([segment.slice(1), value]);
    else if (segment !== value) return undefined;
  }
  const named: Readonly<Record<string, string>> = Object.fromEntries(parameters);
  return hasParametersOf(pattern, named) ? named : undefined;
};

const hasParametersOf = <Path extends string>(pattern: Path, named: Readonly<Record<string, string>>): named is PathParameters<Path> =>
  pattern.split("/").every((segment) => !segment.startsWith(":") || Object.hasOwn(named, segment.slice(1)));
