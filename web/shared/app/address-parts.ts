/** What stands between the slashes after `#`. */
export const addressParts = (hash: string): readonly string[] => hash.replace(/^#\/?/, "").split("/").map(decode);

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone percent sign: it stands for itself
  }
};
