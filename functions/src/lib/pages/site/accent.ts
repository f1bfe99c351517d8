/** The owner's colour for links, made darker or lighter until it can be read on the paper: WCAG 2.2, 1.4.3. */

type Colour = readonly [red: number, green: number, blue: number];

/** The paper of web/shared/tokens in light and dark, as browsers compute it. */
const papers = { light: [252, 250, 246], dark: [22, 19, 16] } as const satisfies Record<string, Colour>;

/** 4.5, and a little, because browsers round. */
const leastContrast = 4.6;

/** A style sheet with the colour. `accent` has the form #rrggbb. */
export const accentStyle = (accent: string): string => {
  const [light, dark] = [legible(accent, papers.light), legible(accent, papers.dark)];
  return `:root{--accent:${light}}@media (prefers-color-scheme:dark){:root{--accent:${dark}}}@media print{:root{--accent:#000}}\n`;
};

export const legible = (accent: string, paper: Colour): string => {
  const colour = parse(accent);
  const towards: Colour = luminance(paper) > 0.5 ? [0, 0, 0] : [255, 255, 255];
  for (let part = 0; part < 1; part += 0.02) {
    const mixed = mix(colour, towards, part);
    if (contrast(mixed, paper) >= leastContrast) return format(mixed);
  }
  return format(towards);
};

/** From 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = ([red, green, blue]: Colour): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (value: number): number => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);

const mix = (from: Colour, to: Colour, part: number): Colour => {
  const at = (index: 0 | 1 | 2): number => Math.round(from[index] + part * (to[index] - from[index]));
  return [at(0), at(1), at(2)];
};

const parse = (accent: string): Colour => {
  const at = (start: number): number => Number.parseInt(accent.slice(start, start + 2), 16) || 0;
  return [at(1), at(3), at(5)];
};

const format = (colour: Colour): string => `#${colour.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
