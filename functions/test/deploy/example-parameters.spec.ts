import { join } from "node:path";
import { expect } from "chai";
import { readEnvFile } from "../../local/stack/env-file.ts";
import { checkPlaceholders, readPlaceholders } from "../../scripts/doctor/before/placeholders.ts";
import { functionsDir } from "../../local/stack/paths.ts";

const namesIn = (file: string): readonly string[] => Object.keys(readEnvFile(join(functionsDir, file)));

describe(".env.example", () => {
  it("names parameters that there are", () => {
    expect(namesIn(".env")).to.include.members([...namesIn(".env.example"), ...Object.keys(readPlaceholders())]);
  });

  it("can be deployed as it is: what belongs to nobody stands behind a #", () => {
    const example = { root: "", projectId: "p", region: "europe-west1", siteKey: "" };
    expect(checkPlaceholders({ ...example, parameters: readEnvFile(join(functionsDir, ".env.example")) })).to.deep.equal([]);
    const parameters = { PUBLIC_BASE_URL: "https://my-project.web.app", TWILIO_ACCOUNT_SID: "AC11111111111111111111111111111111" };
    const [finding, ...others] = checkPlaceholders({ ...example, parameters });
    expect(others).to.deep.equal([]);
    expect(finding).to.include({ isNeeded: true, what: "PUBLIC_BASE_URL: still the example's." });
  });
});
