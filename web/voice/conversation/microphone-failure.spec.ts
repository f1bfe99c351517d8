import { expect } from "chai";
import { microphoneFailure } from "./microphone-failure.ts";

const failed = (name: string, permission?: PermissionState) => microphoneFailure({ error: new DOMException("", name), permission });

describe("microphoneFailure", () => {
  it("tells the two reasons apart for which a browser does not allow it", () => {
    expect(failed("NotAllowedError", "denied")).to.equal("denied");
    expect(failed("NotAllowedError", "prompt")).to.equal("dismissed");
    expect(failed("NotAllowedError")).to.equal("denied");
  });

  it("knows devices that are missing or taken", () => {
    expect(failed("NotFoundError")).to.equal("not_found");
    expect(failed("OverconstrainedError")).to.equal("not_found");
    expect(failed("NotReadableError")).to.equal("in_use");
    expect(failed("SecurityError")).to.equal("blocked_by_policy");
  });

  it("takes what a browser of tomorrow says for a device that does not work", () => {
    expect(failed("OddError")).to.equal("in_use");
    expect(microphoneFailure({ error: "odd", permission: undefined })).to.equal("in_use");
  });
});
