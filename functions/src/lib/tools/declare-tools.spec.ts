import { expect } from "chai";
import * as z from "zod/mini";
import { anOccasion, aToolCall } from "../../../test/support/a-tool-call.ts";
import type { Project } from "../projects/project.ts";
import { isRecord } from "../platform/core/unknown-record.ts";
import { composeInstruction } from "../conversations/sessions/system-prompt.ts";
import { declareTools } from "./declare-tools.ts";
import { toolNames, tools } from "./registry.ts";
import type { Occasion } from "../conversations/sessions/start-conversation.ts";

/** The JSON Schema keywords that the voice service supports: https://ai.google.dev/api/generate-content#v1beta.GenerationConfig (2026-11). */
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
  const declared = declareTools(anOccasion(), []);
  const namesFor = (occasion: Partial<Occasion>, project: Partial<Project> = {}): readonly string[] =>
    declareTools({ ...anOccasion(project), ...occasion }, []).map(({ name }) => name);

  it("declares every tool to a project with onboarding, and to others only those of every project", () => {
    expect(declared.map(({ name }) => name)).to.deep.equal([...toolNames]);
    const others = namesFor({}, { modules: { voice: true, onboarding: false, transfers: true } });
    expect(others).to.deep.equal(["update_profile", "ask", "answer", "transfer_to_manager", "end_conversation"]);
  });

  it("contradicts no sentence of the instruction", () => {
    const announced = declared.filter(({ description }) => description.includes("before you call it")).map(({ name }) => name);
    expect(announced).to.deep.equal(["run_extraction"]);
    const { caller, project, at } = aToolCall();
    const rules = composeInstruction(project, { ...caller, hasTools: true, at }).split("\n");
    expect(rules.filter((rule) => rule.includes("Do not announce it"))).to.deep.equal([
      "- Call a tool whenever its description fits what the visitor says. Do not announce it unless its description says so, and do not answer from memory instead.",
    ]);
    // The two reasons to call a tool again come before the rule that forbids it.
    const again = rules.filter((rule) => /call the tool (?:again|once more)|call a tool twice/.test(rule));
    expect(again).to.have.length(3);
    expect(again[2]).to.match(/^- Otherwise do not/);
  });

  it("says of ask that two questions are two calls, and that a wish that is no question can be a message", () => {
    const description = declared.find(({ name }) => name === "ask")?.description;
    expect(description)
      .to.include("two questions are two calls")
      .and.to.match(/Orders, bookings.*offer to take them as a message/);
  });

  it("declares the team's tool to the team alone", () => {
    for (const role of ["manager", "admin"] as const) expect(namesFor({ role })).to.include("answer");
    expect(namesFor({ role: "member" })).not.to.include("answer");
  });

  it("declares the tools of onboarding until the brief is right", () => {
    expect(namesFor({ isOnboarding: false })).to.deep.equal(["update_profile", "ask", "answer", "transfer_to_manager", "end_conversation"]);
  });

  it("declares the transfer where there is a phone that may ring now", () => {
    const managerHours = [{ day: 1, opens: 540, closes: 1020 }];
    const at = new Date("2026-11-23T09:00:00Z");
    const isDeclared = (occasion: Partial<Occasion>, project: Partial<Project>) =>
      namesFor(occasion, project).includes("transfer_to_manager");
    expect(isDeclared({ at }, { managerHours, timeZone: "UTC" })).to.equal(true);
    expect(isDeclared({ at }, { managerHours, timeZone: "America/New_York" }), "it is four in the morning").to.equal(false);
    expect(isDeclared({}, { managers: [] })).to.equal(false);
    expect(isDeclared({}, { modules: { voice: true, onboarding: true, transfers: false } })).to.equal(false);
  });

  it("says which tools are not waited for: ask is, until somebody has measured that the agent speaks its answer otherwise", () => {
    const others = declared.filter(({ isAwaited }) => !isAwaited).map(({ name }) => name);
    expect(others).to.deep.equal(["transfer_to_manager", "search_company", "select_company", "run_extraction"]);
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

  for (const { name, args } of tools) {
    it(`takes whatever a model sends to ${name}, because only the tool can ask the visitor for what does not fit`, () => {
      const declaration = z.toJSONSchema(args, { io: "input" });
      const argNames = [...Object.keys(declaration.properties ?? {}), "something_else"];
      for (const value of [undefined, null, 7, true, "", "text", ["a", 1, null], { a: {} }]) {
        const sent = Object.fromEntries(argNames.map((arg) => [arg, value]));
        expect(args.safeParse(sent), JSON.stringify(value)).to.have.property("success", true);
      }
      expect(args.safeParse({})).to.have.property("success", true);
    });
  }

  it("names the languages that the words for a search should be in: the project's, and those of its pages", () => {
    const wordsIn = (languages: readonly string[]): unknown => {
      const ask = declareTools(anOccasion({ defaultLanguage: "nb" }), languages).find(({ name }) => name === "ask");
      const properties = ask?.parameters["properties"];
      const words = isRecord(properties) ? properties["search_words"] : undefined;
      return isRecord(words) ? words["description"] : undefined;
    };
    expect(wordsIn([])).to.include("in the site's languages: Norwegian Bokmål (nb).");
    expect(wordsIn(["en", "nb", "not a tag"])).to.include(": Norwegian Bokmål (nb), English (en), not a tag (not a tag).");
  });

  it("declares the values of a profile as texts, none of which must be there", () => {
    const { type, properties = {}, required } = declared.find(({ name }) => name === "update_profile")?.parameters ?? {};
    expect({ type, required }).to.deep.equal({ type: "object", required: undefined });
    expect(properties).to.have.all.keys("first_name", "last_name", "pronoun", "phone", "contact_email", "language");
    for (const property of Object.values(isRecord(properties) ? properties : {})) {
      expect(property).to.have.all.keys("type", "description").and.to.include({ type: "string" });
    }
  });

  it("takes a profile's values as they come, so that the tool can ask for what does not fit", () => {
    const profile = tools.find(({ name }) => name === "update_profile");
    for (const args of [{}, { phone: 7 }, { first_name: null }, { language: ["sv"] }, { something: "else" }])
      expect(profile?.args.safeParse(args)).to.have.property("success", true);
  });

  it("declares no name twice", () => {
    expect(new Set(toolNames).size).to.equal(toolNames.length);
  });

  it("asks for a profile's values in their stored form, which needs no dictionary", () => {
    const properties = declared.find(({ name }) => name === "update_profile")?.parameters["properties"];
    const asksFor = (field: string): unknown => {
      const declaration = isRecord(properties) ? properties[field] : undefined;
      return isRecord(declaration) ? declaration["description"] : undefined;
    };
    expect(asksFor("phone"))
      .to.include("country code")
      .and.to.match(/\+\d{11}/);
    expect(asksFor("contact_email")).to.match(/as it is written.*: \S+@\S+/);
    expect(asksFor("language")).to.include("BCP 47");
    expect(asksFor("pronoun")).to.match(/she_her, he_him, they_them.*, or unspecified/);
  });
});
