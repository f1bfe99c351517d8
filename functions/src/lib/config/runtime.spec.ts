import { expect } from "chai";
import { minInstances } from "./params.ts";
import { runtime } from "./runtime.ts";

describe("runtime", () => {
  it("keeps warm, where a deployment wants that, what editors, visitors who begin to talk and Twilio wait for", () => {
    const { liveToolsExecute, ...others } = runtime;
    for (const [name, options] of Object.entries(others)) expect(options, name).to.have.property("minInstances", minInstances);
    expect(liveToolsExecute.minInstances).to.equal(0);
  });
});
