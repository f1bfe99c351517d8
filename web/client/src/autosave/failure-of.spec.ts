import { expect } from "chai";
import { LecternError } from "../errors.ts";
import { failureOf } from "./failure-of.ts";

/** An error of Firebase Authentication. */
const firebaseError = (code: string): Error => Object.assign(new Error(code), { code });

describe("failureOf", () => {
  const kinds: readonly (readonly [string, unknown, string])[] = [
    ["a page that knows that nobody is signed in", new Error("Nobody is signed in."), "unauthenticated"],
    ["a token that was revoked", firebaseError("auth/user-token-expired"), "unauthenticated"],
    ["a person who was disabled", firebaseError("auth/user-disabled"), "unauthenticated"],
    ["a refresh without a network", firebaseError("auth/network-request-failed"), "network"],
    ["too many refreshes", firebaseError("auth/too-many-requests"), "network"],
    ["a failure of Firebase", firebaseError("auth/internal-error"), "network"],
    ["App Check", firebaseError("appCheck/fetch-network-error"), "network"],
    ["a fetch of the page's own", new TypeError("Failed to fetch"), "network"],
    ["something that is no error", "?", "unauthenticated"],
  ];
  for (const [name, thrown, code] of kinds) {
    it(`takes ${name} for ${code}`, () => {
      expect(failureOf(thrown)).to.include({ code, isRetryable: code === "network" });
    });
  }

  it("leaves an error of Lectern as it is", () => {
    const error = new LecternError("slug_taken", "", { status: 409, isRetryable: false });
    expect(failureOf(error)).to.equal(error);
  });
});
