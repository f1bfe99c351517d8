import { expect } from "chai";
import * as z from "zod/mini";
import { updateProfile } from "./update-profile.ts";

describe("the tool update_profile", () => {
  it("is declared with texts only, none of which must be there", () => {
    const { type, properties = {}, required } = z.toJSONSchema(updateProfile.args, { io: "input" });
    expect({ type, required }).to.deep.equal({ type: "object", required: undefined });
    expect(Object.keys(properties)).to.deep.equal(["first_name", "last_name", "pronoun", "phone", "contact_email", "language"]);
    for (const property of Object.values(properties)) {
      expect(property).to.have.all.keys("type", "description").and.to.include({ type: "string" });
    }
  });

  it("takes arguments as they come, so that the tool can ask for what does not fit", () => {
    for (const args of [{}, { phone: 7 }, { first_name: null }, { language: ["sv"] }, { something: "else" }]) {
      expect(updateProfile.args.safeParse(args)).to.have.property("success", true);
    }
  });
});
