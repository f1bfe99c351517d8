/** The segments after `#`. */
export const addressParts = (hash: string): readonly string[] => hash.replace(/^#\/?/, "").split("/").map(decode);

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone percent sign stands for itself
  }
};
