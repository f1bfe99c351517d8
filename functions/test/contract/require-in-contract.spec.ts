import { expect } from "chai";
import { exampleDraft } from "../../contract/opened-draft.ts";
import { type Exchanged, requireInContract } from "../support/contract.ts";

const headers = {
  "content-type": "application/json; charset=utf-8",
  "x-request-id": "0b6f3c0e-5d53-4b0c-9b1a-2c1a8a3f5d7e",
  etag: '"1k2m3n4p5q.7"',
};

const opened: Exchanged = {
  endpoint: "editOpen",
  method: "POST",
  path: "/api/projects/p/docs/edit/open",
  sent: { headers: {}, body: '{"slug":"about","language":"en"}' },
  status: 200,
  headers,
  body: exampleDraft,
};

const refused: Exchanged = { ...opened, status: 409, body: { error: "No.", code: "slug_reserved" } };

describe("requireInContract", () => {
  const fitting: Readonly<Record<string, Exchanged>> = {
    "an answer": opened,
    "a refusal": refused,
    "a free map": { ...opened, body: { ...exampleDraft, template: { id: "t", anything: [1] } } },
    "what Hosting says at an address of nobody": {
      ...opened,
      path: "/api/projects//docs/edit/open",
      status: 404,
      headers: {},
      body: "nothing here",
    },
  };
  for (const [title, exchanged] of Object.entries(fitting)) {
    it(`lets ${title} through`, () => {
      requireInContract(exchanged);
    });
  }

  const others: readonly (readonly [string, Exchanged, string])[] = [
    ["an endpoint that nobody described", { ...opened, endpoint: "editRename" }, "does not have this operation"],
    ["a status of another operation", { ...refused, status: 422 }, "does not have this status"],
    [
      "a code of another status",
      { ...refused, body: { error: "No.", code: "slug_taken" } },
      "it/code must be equal to one of the allowed values",
    ],
    ["an undescribed member", { ...opened, body: { ...exampleDraft, life: "x" } }, "it must NOT have additional properties"],
    [
      "an undescribed member further down",
      { ...opened, body: { ...exampleDraft, doc: { ...exampleDraft.doc, revision: 1 } } },
      "it/doc must NOT have",
    ],
    ["a missing member", { ...refused, body: { code: "slug_reserved" } }, "it must have required property 'error'"],
    [
      "HTML where JSON is described",
      { ...refused, headers: { ...headers, "content-type": "text/html" } },
      "does not have the content type text/html",
    ],
    [
      "a refusal in HTML",
      { ...opened, status: 400, headers: { "content-type": "text/html; charset=utf-8" }, body: "<p>Bad Request" },
      "does not have the content type text/html",
    ],
    ["a missing header", { ...opened, headers: { ...headers, etag: undefined } }, "the header ETag is not in the contract"],
    ["a misformed header", { ...opened, headers: { ...headers, "x-request-id": "7" } }, "the header X-Request-Id is not in the contract"],
    [
      "a request that the service accepts",
      { ...opened, sent: { headers: {}, body: '{"slug":"","language":"en"}' } },
      "accepts a body that the contract does not have",
    ],
  ];
  for (const [title, exchanged, problem] of others) {
    it(`refuses ${title}`, () => {
      expect(() => {
        requireInContract(exchanged);
      }).to.throw(problem);
    });
  }
});
