import { expect } from "chai";
import { TemplateRecord } from "./template-record.ts";

const field = { key: "kind", label: "Kind", type: "text" };

const problems = (template: unknown): readonly string[] => {
  const parsed = TemplateRecord.safeParse(template);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
};

describe("TemplateRecord", () => {
  it("keeps members that the editor stores besides ours", () => {
    const template = {
      name: "Article",
      icon: "page",
      fields: [{ ...field, help: "Choose", options: ["a", { value: "b", label: "B" }], max_length: 9 }],
    };
    expect(TemplateRecord.parse(template)).to.deep.equal(template);
  });

  const refused: readonly (readonly [string, unknown, string])[] = [
    ["a type that does not exist", { name: "A", fields: [{ ...field, type: "colour" }] }, "fields.0.type must be one of"],
    ["a select without options", { name: "A", fields: [{ ...field, type: "select" }] }, "fields.0.options is required for this type"],
    [
      "a multiselect without options",
      { name: "A", fields: [{ ...field, type: "multiselect" }] },
      "fields.0.options is required for this type",
    ],
    [
      "an option that is a number",
      { name: "A", fields: [{ ...field, type: "select", options: [1] }] },
      "fields.0.options.0 must be a string",
    ],
    ["a key twice", { name: "A", fields: [field, field] }, "fields must not use a key twice"],
    ["an empty key", { name: "A", fields: [{ ...field, key: "" }] }, "fields.0.key must not be empty"],
    ["a length of nothing", { name: "A", fields: [{ ...field, max_length: 0 }] }, "fields.0.max_length must be greater than 0"],
    ["no fields", { name: "A" }, "fields is required"],
    ["no name", { fields: [] }, "name is required"],
  ];
  for (const [what, template, sentence] of refused) {
    it(`refuses ${what}`, () => {
      expect(problems(template)).to.have.length(1);
      expect(problems(template)[0]).to.include(sentence);
    });
  }
});
