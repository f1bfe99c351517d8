import { expect } from "chai";
import { authEmulatorIn } from "./firebase-config.ts";
import { isLocal } from "./is-local.ts";

describe("authEmulatorIn", () => {
  it("finds the host and port in what Hosting's emulator answers", () => {
    const script = `var firebaseConfig = {\n  "apiKey": "x"\n};
  var firebaseEmulators = {
  "auth": {
    "host": "127.0.0.1",
    "port": 9199,
    "hostAndPort": "127.0.0.1:9199"
  }
};
  if (firebaseEmulators) {}`;
    expect(authEmulatorIn(script)).to.equal("127.0.0.1:9199");
  });

  it("finds nothing where there are no emulators", () => {
    expect(authEmulatorIn("var firebaseEmulators = undefined;")).to.equal(undefined);
    expect(authEmulatorIn("")).to.equal(undefined);
  });
});

describe("isLocal", () => {
  it("is no name that merely looks like it", () => {
    expect(["localhost", "127.0.0.1"].every(isLocal)).to.equal(true);
    expect(["localhost.example.com", "127.0.0.1.example.com", "project.web.app"].some(isLocal)).to.equal(false);
  });
});
