import { expect } from "chai";
import { isTemplate } from "./template.ts";

const field = { key: "kind", label: "Kind", type: "select", required: true, options: ["a", { value: "b", label: "B" }], max_length: 9 };

const withField = (change: object): object => ({ id: "article", name: "Article", fields: [{ ...field, ...change }] });

describe("isTemplate", () => {
  const known: readonly (readonly [string, unknown])[] = [
    ["one without fields", { id: "article", name: "Article", fields: [] }],
    ["all members of a field", withField({})],
    ["a field that only has what it must", { id: "a", name: "A", fields: [{ key: "k", label: "L", type: "text" }] }],
    ["a type that another program has made up", withField({ type: "rating" })],
    ["what operators keep beside", { ...withField({ help: "Choose one" }), icon: "page" }],
  ];
  for (const [what, template] of known) {
    it(`knows ${what}`, () => {
      expect(isTemplate(template)).to.equal(true);
    });
  }

  const foreign: readonly (readonly [string, unknown])[] = [
    ["none", null],
    ["one without a name", { id: "a", fields: [] }],
    ["fields that are no array", { id: "a", name: "A", fields: { title: "text" } }],
    ["a field that is a string", { id: "a", name: "A", fields: ["title"] }],
    ["a field without a key", withField({ key: undefined })],
    ["a label in several languages", withField({ label: { en: "Kind" } })],
    ["a type that is a number", withField({ type: 1 })],
    ["required in words", withField({ required: "yes" })],
    ["a length in words", withField({ max_length: "9" })],
    ["options in a string", withField({ options: "a, b" })],
    ["an option without a label", withField({ options: [{ value: "a" }] })],
  ];
  for (const [what, template] of foreign) {
    it(`does not know ${what}`, () => {
      expect(isTemplate(template)).to.equal(false);
    });
  }
});
