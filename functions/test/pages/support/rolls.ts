/** The same random numbers in every run. */
export const rolls = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
};
