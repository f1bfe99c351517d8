import { expect } from "chai";
import { claimsIn } from "./claims.ts";
import type { ToolUse } from "./heard.ts";

const use = (name: string, args: object = {}, status = "ok"): ToolUse => ({
  id: "1",
  name,
  args: { ...args },
  answer: { result: "", status },
});

describe("claimsIn", () => {
  const claims: readonly (readonly [spoken: string, does: ToolUse])[] = [
    ["I have passed your message on to the team.", use("ask", { message: "Call me" })],
    ["I’ve just forwarded that.", use("ask", { question: "Kayaks?" }, "passed_on")],
    ["I have noted your new number.", use("update_profile", { phone: "1" })],
    ["I have arranged a call.", use("transfer_to_manager")],
  ];

  for (const [spoken, does] of claims)
    it(`finds “${spoken}” where nothing was called, or something else, or in vain`, () => {
      for (const tools of [
        [],
        [use("ask", { question: "Hours?" })],
        [{ ...does, answer: undefined }],
        [use(does.name, does.args, "invalid")],
      ])
        expect(claimsIn([{ spoken, tools }])).to.have.length(1);
      expect(claimsIn([{ spoken, tools: [does] }])).to.deep.equal([]);
      expect(
        claimsIn([
          { spoken: "", tools: [does] },
          { spoken, tools: [] },
        ]),
        "called before",
      ).to.deep.equal([]);
      expect(
        claimsIn([
          { spoken, tools: [] },
          { spoken: "", tools: [does] },
        ]),
        "called too late",
      ).to.have.length(1);
    });

  it("takes neither offers nor questions for claims", () => {
    for (const spoken of ["I can pass your message on.", "Shall I note that?", "The page says: we have changed our hours."])
      expect(claimsIn([{ spoken, tools: [] }])).to.deep.equal([]);
  });
});
