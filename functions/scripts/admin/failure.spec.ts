import { expect } from "chai";
import { toFailure } from "./failure.ts";

const failing = (code: string, message: string): string => toFailure(Object.assign(new Error(message), { code })).message;

describe("toFailure", () => {
  it("says what credentials without a quota project need", () => {
    const message =
      "Your application is authenticating by using local Application Default Credentials. The identitytoolkit.googleapis.com API requires a quota project, which is not set by default.";
    expect(failing("auth/internal-error", message)).to.include("gcloud auth application-default set-quota-project");
  });

  it("names the role that a quota project needs", () => {
    const message = "Caller does not have required permission to use project bakery. Grant the caller the role.";
    expect(failing("auth/insufficient-permission", message)).to.include("roles/serviceusage.serviceUsageConsumer");
  });
});
