import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { repositoryDir } from "../../local/stack/paths.ts";
import { stack } from "../support/stack-addresses.ts";

/** Hosting's headers for a file. The last matching rule of `firebase.json` wins for each header, which is hard to see in the file. */
const headersOf = async (path: string): Promise<Headers> => {
  const response = await fetch(`${stack.hostingUrl}${path}`);
  await response.body?.cancel();
  expect(response.status, path).to.equal(200);
  return response.headers;
};

const assetOf = (folder: string): string => {
  const [name] = readdirSync(join(repositoryDir, "public", folder, "assets")).filter((file) => file.endsWith(".js"));
  if (name === undefined) throw new Error(`Nothing was built for ${folder}.`);
  return `/${folder}/assets/${name}`;
};

/** Locally a page may also call local servers; the rest is the deployment's policy. */
const policyOf = (headers: Headers): string | undefined =>
  headers.get("Content-Security-Policy")?.replace("http://127.0.0.1:* ws://127.0.0.1:* ", "");

const recaptcha = "https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com";
const scripts = "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;";
const frames = "frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;";
const signIn = "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com";

describe("what Hosting sends with the pages", () => {
  it("lets the editor run its own scripts and reCAPTCHA, show pictures over HTTPS, and call Lectern and the sign-in; it comes fresh each time", async () => {
    const headers = await headersOf("/editor/");
    expect(policyOf(headers)).to.equal(
      `default-src 'none'; ${scripts} style-src 'self'; img-src 'self' https: data:; ` +
        `connect-src 'self' ${recaptcha} ${signIn}; ${frames} base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers.get("Cache-Control")).to.equal("no-cache");
    expect(headers.get("X-Content-Type-Options")).to.equal("nosniff");
    expect(headers.get("Referrer-Policy")).to.equal("no-referrer");
  });

  it("lets only the pages with the voice agent ask for the microphone, call Gemini and Twilio", async () => {
    for (const path of ["/voice/", "/inbox/"]) {
      const headers = await headersOf(path);
      expect(headers.get("Permissions-Policy"), path).to.equal("microphone=(self)");
      expect(policyOf(headers), path).to.include(`connect-src 'self' ${recaptcha} ${signIn} wss://generativelanguage.googleapis.com `);
      expect(policyOf(headers), path).to.include(scripts).and.include(frames);
      expect(headers.get("Cache-Control"), path).to.equal("no-cache");
    }
    expect((await headersOf("/editor/")).get("Permissions-Policy")).to.equal(null);
  });

  it("lets the inbox have what the voice agent needs, and nothing else: it shows no pictures of others", async () => {
    const [inbox, voice] = await Promise.all(["/inbox/", "/voice/"].map(async (path) => policyOf(await headersOf(path))));
    expect(inbox).to.equal(voice?.replace("img-src 'self' https: data:", "img-src 'self' data:"));
  });

  it("lets every site load the voice element, for five minutes at a time", async () => {
    const headers = await headersOf("/embed/v1/lectern-voice.js");
    expect(headers.get("Access-Control-Allow-Origin")).to.equal("*");
    expect(headers.get("Cache-Control")).to.equal("public, max-age=300");
  });

  it("has what App Check needs ready, checked at each use: its address never changes", async () => {
    expect((await headersOf("/app-check/recaptcha.js")).get("Cache-Control")).to.equal("no-cache");
  });

  it("lets files with a hash in their name stay in caches", async () => {
    for (const folder of ["editor", "voice", "embed/v1"]) {
      expect((await headersOf(assetOf(folder))).get("Cache-Control"), folder).to.equal("public, max-age=31536000, immutable");
    }
  });

  it("leaves windows of a sign-in alone: no page is cut off from those that it opens", async () => {
    for (const path of ["/editor/", "/voice/"]) expect((await headersOf(path)).get("Cross-Origin-Opener-Policy"), path).to.equal(null);
  });
});
