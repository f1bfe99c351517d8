/** As in `view-styles.ts`: a width in px would mean another one for readers who have chosen larger letters. */
export const wide = matchMedia("(width>=64rem)");
const wider = matchMedia("(width>=90rem)");

/** How many panels fit next to the text, 0 to 2. With 0, the fields are a sheet over it. */
export const roomNow = (): number => +wide.matches + +wider.matches;
