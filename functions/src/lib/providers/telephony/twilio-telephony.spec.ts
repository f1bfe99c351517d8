import { expect } from "chai";
import { isAlreadyOver, isRetryable, noClient, toDialResult, toFailedRequest } from "./twilio-telephony.ts";

describe("toFailedRequest", () => {
  const errors: Readonly<Record<string, readonly [unknown, object]>> = {
    "a refusal of Twilio": [
      Object.assign(new Error("The number +4790000000 is unverified."), { status: 400, code: 21219 }),
      { status: 400, code: 21219 },
    ],
    "a refusal without a code": [
      Object.assign(new Error("[HTTP 503]"), { status: 503, code: undefined }),
      { status: 503, code: undefined },
    ],
    "a timeout": [
      Object.assign(new Error("timeout"), { code: "ECONNABORTED", config: { headers: { Authorization: "Basic x" } } }),
      { status: undefined, code: "ECONNABORTED" },
    ],
    "a thrown text": ["no", { status: undefined, code: undefined }],
    nothing: [undefined, { status: undefined, code: undefined }],
    "other types": [
      { status: "400", code: {} },
      { status: undefined, code: undefined },
    ],
  };
  for (const [title, [error, wanted]] of Object.entries(errors)) {
    it(`keeps of ${title} only what is harmless`, () => {
      expect(toFailedRequest(error)).to.deep.equal(wanted);
    });
  }
});

describe("toDialResult", () => {
  it("does not know whether the phone rings when there was no answer of Twilio's", () => {
    for (const failure of [
      { status: undefined, code: "ECONNABORTED" },
      { status: undefined, code: "ECONNRESET" },
      { status: undefined, code: undefined },
      { status: 408, code: undefined },
      { status: 500, code: 20500 },
      { status: 503, code: undefined },
    ])
      expect(toDialResult(failure)).to.equal(undefined);
  });

  it("knows that nothing rings when there was no connection", () => {
    for (const code of ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", noClient.code])
      expect(toDialResult({ status: undefined, code })).to.deep.equal({ kind: "dial_refused", reason: "failed" });
  });
});

describe("isRetryable", () => {
  it("is true only when Twilio has not looked at the request", () => {
    expect([429, 400, 408, 500, 503, undefined].filter((status) => isRetryable({ status, code: undefined }))).to.deep.equal([429]);
  });
});

describe("isAlreadyOver", () => {
  it("is true for a call that has ended or is not there", () => {
    expect([21220, 20404, 20003, "ECONNRESET", undefined].filter((code) => isAlreadyOver({ status: 400, code }))).to.deep.equal([
      21220, 20404,
    ]);
  });
});
