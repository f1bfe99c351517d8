import { expect } from "chai";
import { flatMapPortion, type Portion, settlePortions } from "./portions.ts";

const inPairs = (numbers: readonly number[]): Portion<number> => ({
  items: numbers.slice(0, 2),
  next: numbers.length > 2 ? async () => inPairs(numbers.slice(2)) : undefined,
});

const odd = new Error("odd");

const requireEven = async (number: number): Promise<number> => {
  if (number % 2 === 1) throw odd;
  return number;
};

const { signal: never } = new AbortController();

describe("settlePortions", () => {
  it("works on what is behind a portion of which all fails", async () => {
    const { values, failures } = await settlePortions(inPairs([1, 3, 4, 5, 6]), requireEven, never);
    expect(values).to.deep.equal([4, 6]);
    expect(failures).to.deep.equal([odd, odd, odd]);
  });

  it("reads no further portion when it is over", async () => {
    const over = new AbortController();
    const work = async (number: number): Promise<number> => {
      if (number === 6) over.abort();
      return number;
    };
    const { values } = await settlePortions(inPairs([2, 4, 6, 8, 10]), work, over.signal);
    expect(values).to.deep.equal([2, 4, 6, 8]);
  });

  it("goes on behind a portion of which nothing is left", async () => {
    const large = flatMapPortion(inPairs([2, 4, 6, 8]), (number) => (number < 5 ? [] : number));
    expect((await settlePortions(large, requireEven, never)).values).to.deep.equal([6, 8]);
  });
});
