import { expect } from "chai";
import { isSomeoneSilentSince, watchClient } from "./signs-of-life.ts";

describe("a watched client", () => {
  it("is silent until it answers somebody", async () => {
    const watch = watchClient();
    const beforeMs = performance.now();
    expect(isSomeoneSilentSince(beforeMs)).to.equal(false);
    const [hung, answered] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const watched = [watch(hung.promise), watch(answered.promise)];
    expect(isSomeoneSilentSince(beforeMs)).to.equal(true);
    answered.resolve("an answer");
    expect(await watched[1]).to.equal("an answer");
    expect(isSomeoneSilentSince(beforeMs)).to.equal(false);
    expect(isSomeoneSilentSince(performance.now() + 1)).to.equal(true);
    hung.reject(new Error("refused"));
    expect(await watched[0]?.catch(String)).to.equal("Error: refused");
    expect(isSomeoneSilentSince(performance.now() + 1)).to.equal(false);
  });

  it("is silent by itself, even if another client answers", async () => {
    const [quiet, lively] = [watchClient(), watchClient()];
    const beforeMs = performance.now();
    const hung = Promise.withResolvers<string>();
    const watched = quiet(hung.promise);
    await lively(Promise.resolve());
    expect(isSomeoneSilentSince(beforeMs)).to.equal(true);
    hung.resolve("");
    await watched;
  });
});
