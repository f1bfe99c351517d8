export const splitList = (list: string): readonly string[] =>
  list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
