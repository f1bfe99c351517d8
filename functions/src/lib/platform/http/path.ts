import { percentDecode } from "../core/web-address.ts";

/** The names of the parameters in a path: `/projects/:projectId/docs` has `projectId`. */
type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParameters<Path extends string> = Readonly<Record<ParameterNames<Path>, string>>;

/** Decoded; undefined if the path does not match. The path is the same through Hosting and at the function's own URL. */
export const matchPath = <const Path extends string>(pattern: Path, path: string): PathParameters<Path> | undefined => {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return undefined;
  const parameters: (readonly [string, string])[] = [];
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
