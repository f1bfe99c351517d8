import { expect } from "chai";
import { forbidden, quotaExceeded, switchedOff } from "../../fakes/control-plane/refusals.ts";
import { projectId } from "./attempt.ts";
import { check } from "./check.ts";

const noWebApp = "The Firebase project has no web app";
const noPassword = "Signing in with email and password is switched off";

describe("doctor --before of how people sign in", () => {
  it("says nothing where there is a web app and the provider", async () => {
    const { code, output } = await check();
    expect(code, output).to.equal(0);
    expect(output)
      .to.not.include(noWebApp)
      .and.not.include(noPassword)
      .and.not.match(/could not be checked|may not see/);
  });

  it("misses the Hosting site that the pages are deployed to", async () => {
    const { code, output } = await check((project) => {
      project.hasSite = false;
    });
    expect(code, output).to.equal(1);
    expect(output).to.include(`firebase hosting:sites:create ${projectId} --project ${projectId}`);
  });

  it("advises a web app", async () => {
    const { code, output } = await check((project) => {
      project.webApps = [];
    });
    expect(code, output).to.equal(0);
    expect(output).to.include(noWebApp).and.not.include(noPassword);
    expect(output).to.include(`firebase apps:create WEB Lectern --project ${projectId}`);
  });

  for (const [name, signIn] of [
    ["is switched off", { email: { enabled: false, passwordRequired: true } }],
    ["was never set", {}],
    ["is missing, as all of Authentication is", undefined],
  ] as const)
    it(`advises the provider where it ${name}`, async () => {
      const { code, output } = await check((project) => {
        project.signIn = signIn;
      });
      expect(code, output).to.equal(0);
      expect(output).to.include(noPassword).and.not.include(noWebApp);
      expect(output).to.include(`https://console.firebase.google.com/project/${projectId}/authentication/providers`);
    });

  for (const [name, refusal] of [
    ["an API is switched off", switchedOff],
    ["a role is missing", forbidden],
    ["Google answers 429", (api: "firebase" | "identitytoolkit") => quotaExceeded(api, Infinity)],
  ] as const)
    it(`claims nothing where ${name}, and stops no deployment`, async () => {
      const { code, output } = await check((project) => {
        project.refusals.push(refusal("firebase"), refusal("identitytoolkit"));
      });
      expect(code, output).to.equal(0);
      expect(output.match(/^Advised: .+(could not be checked|may not see)/gm)).to.have.length(2);
      expect(output).to.not.include(noWebApp).and.not.include(noPassword);
    });
});
