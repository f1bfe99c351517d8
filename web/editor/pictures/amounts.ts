import { textsLanguage } from "../texts.ts";

export const percentText = (share: number): string => new Intl.NumberFormat(textsLanguage, { style: "percent" }).format(share);

/** 1,200 bytes are 1.2 kB. */
export const bytesText = (bytes: number): string => {
  const [value, unit] = bytes < 1_000 ? [bytes, "byte"] : bytes < 1_000_000 ? [bytes / 1_000, "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(textsLanguage, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: 1,
  }).format(value);
};
