/** Text in an old encoding. Node reads them and writes none, so the table is what it reads from every one or two bytes. */
export const encodeText = (text: string, encoding: string): Uint8Array => {
  const table = tableOf(encoding);
  return Uint8Array.from(Array.from(text).flatMap((character) => [...(table.get(character) ?? [0x3f])]));
};

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

const tableOf = (encoding: string): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): boolean => {
    try {
      const [character = "", ...others] = Array.from(decoder.decode(Uint8Array.from(bytes)));
      if (character === "" || others.length > 0) return false;
      if (!table.has(character)) table.set(character, bytes);
      return true;
    } catch {
      return false; // TypeError: the first byte of two
    }
  };
  for (let first = 0; first < 256; first += 1) {
    if (add([first])) continue;
    for (let second = 0x40; second < 0x100; second += 1) add([first, second]);
  }
  tables.set(encoding, table);
  return table;
};
