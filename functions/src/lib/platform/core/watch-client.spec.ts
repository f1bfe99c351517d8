import { expect } from "chai";
import { findSilentService, watchClient } from "./watch-client.ts";

describe("a watched client", () => {
  it("is silent until it answers somebody", async () => {
    const watch = watchClient("storage");
    const beforeMs = performance.now();
    expect(findSilentService(beforeMs)).to.equal(undefined);
    const [hung, answered] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const watched = [watch(hung.promise), watch(answered.promise)];
    expect(findSilentService(beforeMs)).to.equal("storage");
    answered.resolve("an answer");
    expect(await watched[1]).to.equal("an answer");
    expect(findSilentService(beforeMs)).to.equal(undefined);
    expect(findSilentService(performance.now() + 1)).to.equal("storage");
    hung.reject(new Error("refused"));
    expect(await watched[0]?.catch(String)).to.equal("Error: refused");
    expect(findSilentService(performance.now() + 1)).to.equal(undefined);
  });

  it("is silent by itself, even if another client answers", async () => {
    const [quiet, lively] = [watchClient("storage"), watchClient("identity")];
    const beforeMs = performance.now();
    const hung = Promise.withResolvers<string>();
    const watched = quiet(hung.promise);
    await lively(Promise.resolve());
    expect(findSilentService(beforeMs)).to.equal("storage");
    hung.resolve("");
    await watched;
  });
});
