import { expect } from "chai";
import type { UnknownRecord } from "../core/unknown-record.ts";
import { type ProfileArgs, parseArgs } from "./profile-args.ts";

/** What a model sends, what of it was said, and the language of the conversation. */
const calls: readonly (readonly [sent: UnknownRecord, args: ProfileArgs, language?: string])[] = [
  [{}, {}],
  [
    { first_name: "Eve", phone: 5 },
    { first_name: "Eve", phone: 5 },
  ],
  [{ first_name: undefined }, {}],

  // Models fill in arguments that are optional.
  [
    { first_name: "Eve", last_name: "", phone: "", contact_email: "", pronoun: "", language: "" },
    { first_name: "Eve", last_name: null },
  ],
  [{ first_name: "", last_name: "", phone: "", contact_email: "", pronoun: "", language: "" }, {}],
  [{ language: "" }, {}],
  [{ language: null }, {}],
  [{ first_name: "Eve", last_name: "null", phone: "N/A", contact_email: "none", language: "undefined" }, { first_name: "Eve" }],
  [
    { first_name: "Null", last_name: "Nil" },
    { first_name: "Null", last_name: "Nil" },
  ],
  [
    { first_name: "Na", pronoun: "none" },
    { first_name: "Na", pronoun: "none" },
  ],

  // What is removed.
  [{ phone: "" }, { phone: null }],
  [
    { phone: "", contact_email: " \u200B", pronoun: "" },
    { phone: null, contact_email: null, pronoun: null },
  ],
  [{ first_name: "" }, { first_name: null }],
  [{ phone: "null" }, { phone: null }],
  [
    { first_name: "Eve", phone: null, pronoun: null },
    { first_name: "Eve", phone: null, pronoun: null },
  ],
  [{ phone: null, language: "" }, { phone: null }],

  // Names of arguments that are nearly right.
  [
    { email: "a@b", phoneNumber: "1", firstName: "Eve", "last-name": "May", pronouns: "she" },
    { contact_email: "a@b", phone: "1", first_name: "Eve", last_name: "May", pronoun: "she" },
  ],
  [{ contact_email: "", email: "a@b" }, { contact_email: "a@b" }],
  [{ contact_email: "a@b", email: "c@d" }, { contact_email: "a@b" }],
  [{ email: "c@d", contact_email: "a@b" }, { contact_email: "a@b" }],
  [{ name: "Eve" }, { first_name: "Eve" }],
  [{ name: "" }, { first_name: null }],
  [{ name: ["Eve"] }, { first_name: ["Eve"] }],
  [{ full_name: "Eve May Adams" }, { first_name: "Eve", last_name: "May Adams" }],
  [{ name: "Eve, no, Eva Adams" }, { first_name: "Eve, no, Eva Adams" }],
  [{ name: "Kovács Péter" }, { first_name: "Péter", last_name: "Kovács" }, "hu"],
  [{ name: "Nguyễn Văn Minh" }, { first_name: "Minh", last_name: "Nguyễn Văn" }, "vi"],
  [{ name: "李娜" }, { first_name: "李娜" }, "zh-Hans"],
  [
    { name: "Eve May", first_name: "Eva" },
    { first_name: "Eva", last_name: "May" },
  ],
];

describe("parseArgs", () => {
  for (const [sent, args, language = "en"] of calls) {
    it(`reads ${JSON.stringify(sent)}`, () => {
      expect(parseArgs(sent, language)).to.deep.equal({ args, unknown: [] });
    });
  }

  it("names what it does not know", () => {
    expect(parseArgs({ birthday: "1 May", first_name: "Eve", __proto__: 1, constructor: "x" }, "en")).to.deep.equal({
      args: { first_name: "Eve" },
      unknown: ["birthday", "constructor"],
    });
    expect(parseArgs({ birthday: "", title: null, nickname: undefined }, "en")).to.deep.equal({ args: {}, unknown: [] });
  });
});
