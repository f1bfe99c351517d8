/** The segments after `#`. None if one cannot be an ID: in the path of a request, browsers take dots for a way up. */
export const addressParts = (hash: string): readonly string[] => {
  const parts = hash.replace(/^#\/?/, "").split("/").map(decode);
  return parts.some((part) => part === "." || part === "..") ? [] : parts;
};

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a lone percent sign stands for itself
  }
};
