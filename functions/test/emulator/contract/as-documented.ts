/** Values that the service generates, and their patterns. Everything else must equal the example word for word. */
const madeAnew: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<request ID>"],
  [/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/g, "<time>"],
  [/(?:bakery|project-<request ID>)\.[0-9a-f]{12}/g, "<key ID>"],
  [/^lk_<key ID>_[\w-]{43}$/, "<key>"],
  [/^"[0-9a-z]+\.\w{8}"$/, "<tag of an item>"],
  [/^auth_tokens\/\S+$/, "<token>"],
  [/^https?:\/\/[^/]+\/media\/[^/]+\/[0-9a-f]{40}-\d+x\d+\.(\w+)$/, "<picture>.$1"],
  [/^https?:\/\/[^/]+\/preview\/[\w-]{32}$/, "<preview>"],
  [/^wss?:\/\/[^/]+\//, "<voice service>/"],
  [/^lectern-\d{10}-[\w-]{8}$/, "<version ID>"],
  [/^W3s[\w-]+$/, "<cursor>"],
  // The ID of a person (28 characters, 11 in the examples) or a draft (22).
  [/^(?=.*\d)[0-9A-Za-z]{11}$|^[0-9A-Za-z]{22}$|^[0-9A-Za-z]{28}$/, "<ID>"],
];

/** An answer or an example, with placeholders for generated values. */
export const asDocumented = (value: unknown): unknown => {
  if (typeof value === "string") return madeAnew.reduce((text, [pattern, placeholder]) => text.replace(pattern, placeholder), value);
  if (Array.isArray(value)) return value.map(asDocumented);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, asDocumented(member)]));
};
