import { expect } from "chai";
import { fieldsOf } from "./template-fields.ts";

describe("fieldsOf", () => {
  it("reads what operators write", () => {
    const fields = fieldsOf({
      fields: [
        { key: "title", label: "Title", type: "text", required: true, max_length: 80 },
        { key: "layout", label: "Layout", type: "select", options: ["a", { value: "b", label: "B" }, { value: 3 }, 4] },
        { key: "at", type: "datetime" },
      ],
    });
    expect(fields).to.deep.equal([
      { key: "title", label: "Title", isRequired: true, type: "text", maxLength: 80 },
      {
        key: "layout",
        label: "Layout",
        isRequired: false,
        type: "select",
        options: [
          { value: "a", label: "a" },
          { value: "b", label: "B" },
        ],
      },
      { key: "at", label: "at", isRequired: false, type: "datetime" },
    ]);
  });

  it("shows a type that it does not know, and skips what is no field", () => {
    expect(fieldsOf({ fields: [{ key: "x", label: "X", type: "hologram" }, { type: "text" }, "text", null] })).to.deep.equal([
      { key: "x", label: "X", isRequired: false, type: "unknown" },
    ]);
  });

  it("has none where there is no template, or nothing that could be one", () => {
    expect([null, {}, { fields: "x" }].map(fieldsOf)).to.deep.equal([[], [], []]);
  });
});
