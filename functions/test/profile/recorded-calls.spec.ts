import { expect } from "chai";
import { answerCall } from "./answer-call.ts";
import { type Half, type RecordedCall, recordedCalls } from "./recorded-calls.ts";

const count = async (calls: readonly RecordedCall[]): Promise<string> => {
  const outcomes = await Promise.all(calls.map(answerCall));
  return `${outcomes.filter(({ isRight }) => isRight).length} of ${calls.length}`;
};

const score = async (half: Half): Promise<object> => {
  const calls = recordedCalls(half);
  return {
    right: await count(calls.filter(({ contested }) => contested === undefined)),
    contested: await count(calls.filter(({ contested }) => contested !== undefined)),
  };
};

describe("update_profile, as live models call it", () => {
  it("stores what was meant, in the half that was looked at", async () => {
    const calls = recordedCalls("tune").filter(({ contested }) => contested === undefined);
    const outcomes = await Promise.all(calls.map(async (call) => ({ call, ...(await answerCall(call)) })));
    expect(outcomes.filter(({ isRight }) => !isRight)).to.deep.equal([]);
    expect(await score("tune")).to.deep.equal({ right: "249 of 249", contested: "16 of 21" });
  });

  it("stores what was meant, in the half that was kept out of every tuning", async () => {
    expect(await score("held")).to.deep.equal({ right: "247 of 251", contested: "13 of 19" });
  });
});
