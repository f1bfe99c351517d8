import { expect } from "chai";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import { isRecord } from "../core/unknown-record.ts";
import { declareTools } from "./declare-tools.ts";
import { toolNames } from "./tool.ts";

/** What the voice service reads of a JSON schema: https://ai.google.dev/api/generate-content#v1beta.GenerationConfig (2026-11). */
const knownKeywords = new Set([
  "type",
  "format",
  "title",
  "description",
  "enum",
  "items",
  "prefixItems",
  "minItems",
  "maxItems",
  "minimum",
  "maximum",
  "anyOf",
  "oneOf",
  "properties",
  "additionalProperties",
  "required",
]);

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const findUnknown = (schema: unknown): readonly string[] => {
  if (!isRecord(schema)) return ["no schema"];
  const { properties, items, anyOf } = schema;
  const inner = [...(isRecord(properties) ? Object.values(properties) : []), ...(items === undefined ? [] : [items]), ...listIn(anyOf)];
  return [...Object.keys(schema).filter((key) => !knownKeywords.has(key)), ...inner.flatMap(findUnknown)];
};

describe("declareTools", () => {
  const { project } = aToolCall();
  const declared = declareTools(project, []);

  it("declares every tool to a project with onboarding, and to others only those of every project", () => {
    expect(declared.map(({ name }) => name)).to.deep.equal([...toolNames]);
    const others = declareTools({ ...project, modules: { voice: true, onboarding: false, transfers: true } }, []);
    expect(others.map(({ name }) => name)).to.deep.equal(["update_profile", "ask", "answer", "transfer_to_manager"]);
  });

  it("says which tools take seconds", () => {
    const slow = declared.filter(({ isSlow }) => isSlow).map(({ name }) => name);
    expect(slow).to.deep.equal(["ask", "transfer_to_manager", "search_company", "select_company", "run_extraction"]);
  });

  for (const { name, description, parameters } of declared) {
    it(`says of ${name} when to call it and when not, and what its arguments are`, () => {
      expect(description)
        .to.match(/\bCall\b/)
        .and.to.match(/Do not call/);
      expect(findUnknown(parameters)).to.deep.equal([]);
      const { type, properties, required } = parameters;
      expect(type).to.equal("object");
      for (const property of Object.values(properties ?? {})) expect(property).to.have.property("description").that.has.length.above(10);
      expect(Object.keys(properties ?? {})).to.include.members([...listIn(required)]);
    });
  }

  it("names the languages that the words for a search should be in: the project's, and those of its pages", () => {
    const wordsIn = (languages: readonly string[]): unknown => {
      const ask = declareTools({ ...project, defaultLanguage: "nb" }, languages).find(({ name }) => name === "ask");
      const properties = ask?.parameters["properties"];
      const words = isRecord(properties) ? properties["search_words"] : undefined;
      return isRecord(words) ? words["description"] : undefined;
    };
    expect(wordsIn([])).to.include("in the site's languages: Norwegian Bokmål (nb).");
    expect(wordsIn(["en", "nb", "not a tag"])).to.include(": Norwegian Bokmål (nb), English (en), not a tag (not a tag).");
  });

  it("asks for values of a profile as they are stored: what a model does well needs no dictionary", () => {
    const properties = declared.find(({ name }) => name === "update_profile")?.parameters["properties"];
    const asksFor = (field: string): unknown => {
      const declaration = isRecord(properties) ? properties[field] : undefined;
      return isRecord(declaration) ? declaration["description"] : undefined;
    };
    expect(asksFor("phone"))
      .to.include("country code")
      .and.to.match(/\+\d{11}/);
    expect(asksFor("contact_email")).to.match(/as it is written: \S+@\S+/);
    expect(asksFor("language")).to.include("BCP 47");
    expect(asksFor("pronoun")).to.include("she_her, he_him, they_them, or unspecified").and.to.include("their own words");
  });
});
