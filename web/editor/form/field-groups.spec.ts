import { expect } from "chai";
import { groupsOf } from "./field-groups.ts";
import { fieldsOf } from "./template-fields.ts";
import { titleOf } from "./title-of.ts";

const field = (key: string, type: string, more: object = {}) => ({ key, label: key, type, ...more });
const namesOf = (fields: readonly object[]) =>
  groupsOf(fieldsOf({ fields })).map(({ name, fields: inGroup }) => [name, inGroup.map(({ key }) => key)]);

describe("groups of fields", () => {
  it("are those that the template names, in the order of their first fields", () => {
    expect(namesOf([field("a", "text", { group: "Search" }), field("b", "date"), field("c", "text", { group: "Search" })])).to.deep.equal([
      ["Search", ["a", "c"]],
      ["Details", ["b"]],
    ]);
  });

  it("go by what the fields are where the template names none", () => {
    expect(namesOf([field("slug", "text"), field("cover", "image"), field("day", "date"), field("summary", "textarea")])).to.deep.equal([
      ["Page", ["slug", "summary"]],
      ["Images and links", ["cover"]],
      ["Details", ["day"]],
    ]);
  });
});

describe("the title of a page", () => {
  const fields = fieldsOf({ fields: [field("title", "text")] });
  it("is the field of that name, unless it holds something else than text", () => {
    expect(titleOf(fields, {})?.key).to.equal("title");
    expect(titleOf(fields, { title: "A" })?.key).to.equal("title");
    expect(titleOf(fields, { title: 5 })).to.equal(undefined);
    expect(titleOf(fieldsOf({ fields: [field("title", "number")] }), {})).to.equal(undefined);
  });
});
