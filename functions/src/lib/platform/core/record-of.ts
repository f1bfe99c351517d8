/** A value for each key. */
export function recordOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Readonly<Record<Key, Value>>;
export function recordOf<Value>(keys: readonly string[], valueOf: (key: string) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}
