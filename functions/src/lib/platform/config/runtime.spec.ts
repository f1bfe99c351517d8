import { expect } from "chai";
import { minInstances } from "./params.ts";
import { runtime } from "./runtime.ts";

describe("runtime", () => {
  it("keeps warm, where a deployment wants that, what editors, visitors who begin to talk and Twilio wait for", () => {
    const {
      liveFeedback,
      liveToolsExecute,
      mediaUpload,
      mediaRead,
      mediaRemove,
      previewPage,
      siteAgent,
      siteHtml,
      sitePage,
      sitePages,
      keys,
      keysRevoke,
      invitation,
      people,
      peopleChange,
      mcp,
      ...others
    } = runtime;
    for (const [name, options] of Object.entries(others)) expect(options, name).to.have.property("minInstances", minInstances);
    for (const { minInstances: none } of [
      liveFeedback,
      liveToolsExecute,
      mediaUpload,
      mediaRead,
      mediaRemove,
      previewPage,
      siteAgent,
      siteHtml,
      sitePage,
      sitePages,
      keys,
      keysRevoke,
      invitation,
      people,
      peopleChange,
      mcp,
    ])
      expect(none).to.equal(0);
  });
});
