import { expect } from "chai";
import { findTexts } from "../../i18n/texts.ts";
import { AppError } from "../../platform/core/app-error.ts";
import { answerBeside } from "./answer-beside.ts";

const { messages: texts } = await findTexts("knowledge", "en");

describe("answerBeside", () => {
  it("has the message's state where its time was not understood, and counts the question", async () => {
    const left = { result: "When?", status: "invalid", retryable: true, hint: "It is noon." } as const;
    const passedOn = { result: "I do not know.", status: "passed_on", retryable: false, happening: { kind: "team_answer" } } as const;
    expect(await answerBeside(left, async () => Promise.resolve(passedOn), texts)).to.deep.equal({
      ...left,
      result: "I do not know. When?",
      happening: passedOn.happening,
    });
  });

  it("says that the message is stored when the question fails, but hides no bug", async () => {
    const left = { result: "I have passed your message on." };
    const failing = (error: Error) => async () => Promise.reject(error);
    expect(await answerBeside(left, failing(new AppError("unavailable", "The database is away.")), texts)).to.deep.equal({
      result: `${texts.unknownNotStored} ${left.result}`,
    });
    const bug = new TypeError("x");
    expect(await answerBeside(left, failing(bug), texts).catch((error: unknown) => error)).to.equal(bug);
  });
});
