import { createServer } from "node:http";
import { once } from "node:events";
import { expect } from "chai";
import { localVoiceKey } from "../../../fakes/voice/settings.ts";
import { startFakeVoice } from "../../../fakes/voice/start-fake-voice.ts";
import type { HttpAnswer } from "../../../fakes/server/http-answer.ts";
import { googleError, sendGoogleAnswer } from "../../../fakes/google/google-error.ts";
import { chooseGemini, describeGeminiCost } from "../../../local/stack/gemini-of-stack.ts";
import { requireGeminiKey } from "./require-gemini-key.ts";

const key = "AQ.the-key-of-somebody";

describe("the key of npm start", () => {
  const before = { ...process.env };

  afterEach(() => {
    for (const name of Object.keys(process.env)) if (!(name in before)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, before);
  });

  const tryKey = async (url: string, own = key): Promise<string> =>
    requireGeminiKey({ url, key: own, isReal: true }, new AbortController().signal).then(
      () => "",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );

  it("makes the stack use the real service, of which it says the price, and without one the fake", () => {
    expect(chooseGemini({}, 20)).to.deep.equal({ url: "http://127.0.0.1:9320", key: localVoiceKey, isReal: false });
    expect(chooseGemini({ GEMINI_API_KEY: " " }, 0)).to.include({ isReal: false });
    const real = { url: "https://generativelanguage.googleapis.com", key, isReal: true };
    expect(chooseGemini({ GEMINI_API_KEY: `${key}\n` }, 0)).to.deep.equal(real);
    expect(describeGeminiCost()).to.match(/1\.4 US cents per minute/);
  });

  it("is tried before anything starts, and refused in the words of the service", async () => {
    await using google = await startFakeVoice({ settings: { apiKeys: [key] } });
    expect(await tryKey(google.url)).to.equal("");
    expect(await tryKey(google.url, "AQ.another")).to.match(
      /^Gemini rejected GEMINI_API_KEY \(400\): “API key not valid\. Please pass a valid API key\.”\n/,
    );
    expect(await tryKey("http://127.0.0.1:1")).to.match(/^Could not reach http:\/\/127\.0\.0\.1:1: /);
  });

  /** Says of every request what Google would. */
  const refuse = async (answer: HttpAnswer): Promise<string> => {
    await using google = createServer((_, response) => sendGoogleAnswer(response, answer));
    await once(google.listen(0, "127.0.0.1"), "listening");
    const address = google.address();
    return await tryKey(`http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}`);
  };

  it("is not quoted, although the service does", async () => {
    const words = `Permission denied: Consumer 'api_key:${key}' has been suspended.`;
    expect(await refuse(googleError("PERMISSION_DENIED", words))).to.include(
      "(403): “Permission denied: Consumer 'api_key:[secret]' has been suspended.”",
    );
  });

  it("is of no use without the model for conversations", async () => {
    expect(await refuse(googleError("NOT_FOUND", "There is none."))).to.match(/^Gemini has no model gemini-3\.8-live for conversations/);
  });
});
