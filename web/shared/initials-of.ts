/** Of the first and the last word of a name; one of an address. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[^\p{L}\p{M}\p{N}@]+/u).filter((word) => word !== "");
  const chosen = words.length < 2 || name.includes("@") ? words.slice(0, 1) : [words[0] ?? "", words.at(-1) ?? ""];
  return chosen.map((word) => /^./u.exec(word)?.[0].toUpperCase() ?? "").join("");
};
