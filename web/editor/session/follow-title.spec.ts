import { expect } from "chai";
import { followTitle } from "./follow-title.ts";

describe("followTitle", () => {
  it("takes the address along with the title, until it has one of its own", () => {
    expect(followTitle({}, { title: "Winter" })).to.deep.equal({ title: "Winter", slug: "winter" });
    expect(followTitle({ title: "Winter", slug: "winter" }, { title: "Winter service", slug: "winter" })).to.deep.equal({
      title: "Winter service",
      slug: "winter-service",
    });
    const own = { title: "Winter service", slug: "cold" };
    expect(followTitle({ title: "Winter", slug: "cold" }, own)).to.equal(own);
    const typed = { title: "Winter", slug: "cold" };
    expect(followTitle({ title: "Winter", slug: "winter" }, typed)).to.equal(typed);
  });

  it("keeps the last address of a title that makes none", () => {
    const emptied = { title: "", slug: "winter" };
    expect(followTitle({ title: "Winter", slug: "winter" }, emptied)).to.equal(emptied);
  });
});
