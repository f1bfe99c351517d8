/** The only place where the client takes the service's word for a type: its answers are checked against its own contract in its tests. */
export const trusted = <Type>(value: unknown): Type => value as Type;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
