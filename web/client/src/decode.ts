/** The only place where the client trusts the service about a type: the service's tests check its answers against its own contract. */
export const trusted = <Type>(value: unknown): Type => value as Type;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
