import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect } from "chai";
import { buildOpenApi } from "../../contract/build-openapi.ts";
import { operations } from "../../contract/operations.ts";
import { renderClientTypes } from "../../contract/render-client-types.ts";
import { clientTypesFile, contractFile } from "../../contract/contract-file.ts";
import { renderOpenApi } from "../../scripts/openapi.ts";
import { protocolNames, publicNames, webhookNames } from "../../src/lib/platform/config/runtime.ts";
import { errorStatus } from "../../src/lib/platform/core/app-error.ts";
import { at, contractOperations, findMisfit, inContract } from "../support/contract-document.ts";
import { asRecord } from "../../src/lib/platform/firestore/decode.ts";

/** The contract covers the programs of callers, and not what browsers show: the form of webhooks is defined by the service that calls them. */
const endpointNames = readdirSync(join(import.meta.dirname, "../../src/endpoints"))
  .map((file) => basename(file, ".ts"))
  .filter(
    (name) => ![...webhookNames, ...publicNames, ...protocolNames].some((other) => other === name) || Object.hasOwn(operations, name),
  );

/** Every operation with its responses by status. */
const responses = [...contractOperations].flatMap(([name, { description }]) =>
  Object.keys(asRecord(description["responses"])).map((status) => ({ name, status, response: at(description, "responses", status) })),
);

/** Operators may add members to Lectern's description of a field. */
const templateFields = ["fields[]", "fields[].options[]"];

describe("docs/openapi.json", () => {
  it("is up to date: npm run openapi", () => {
    expect(readFileSync(contractFile, "utf8") === renderOpenApi(), "docs/openapi.json is stale. Run: npm run openapi").to.be.true;
  });

  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone({ ...buildOpenApi() }))).to.deep.equal({ valid: true });
    expect(validator.version).to.equal("3.1");
  });

  it("has every endpoint, at its own address", async () => {
    const described: string[] = [];
    for (const [name, { method, pattern }] of contractOperations) {
      // A function with two methods has an operation for each.
      const own = endpointNames.find((known) => known === name);
      const file = own ?? (name === "mediaList" ? "mediaUpload" : name.replace(/(?:Read|List)$/, ""));
      const module: unknown = await import(`../../src/endpoints/${file}.ts`);
      const endpoint: unknown = asRecord(module)[file];
      expect(endpoint, name).to.have.property("path", pattern);
      expect(Reflect.get(Object(endpoint), "methods"), name).to.include(method);
      expect(new Map<string, unknown>(Object.entries(operations)).get(name)).to.have.property("endpoint", endpoint);
      described.push(`${file} ${method}`);
    }
    const deployed = await Promise.all(endpointNames.map(async (name) => methodsOf(name)));
    expect(described.toSorted()).to.deep.equal(deployed.flat().toSorted());
  });

  it("describes every member of a request, and none that the endpoint does not know", () => {
    for (const [name, { request }] of Object.entries(operations)) {
      const schema = inContract("components", "schemas", `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`);
      expect(Object.keys(request?.fields ?? {}), name).to.have.members(Object.keys(asRecord(schema["properties"])));
    }
  });

  it("has a status only for codes that the service answers with it", () => {
    for (const { name, status, response } of responses.filter((it) => it.status !== "200")) {
      const codes: unknown = at(narrowed(response), "properties", "code")["enum"];
      expect(codes, `${name} ${status}`).to.be.an("array").that.is.not.empty;
      const statuses = new Map<unknown, number>(Object.entries(errorStatus));
      for (const code of Array.isArray(codes) ? codes : []) expect(statuses.get(code), `${name} ${code}`).to.equal(Number(status));
    }
  });

  it("says in words who answers in HTML: no endpoint does, and every answer of one has a request ID", () => {
    expect(inContract("info")["description"]).to.include("HTML");
    for (const { name, status, response } of responses) {
      expect(response["description"], `${name} ${status}`).not.to.include("HTML");
      expect(Object.keys(asRecord(response["content"])), `${name} ${status}`).to.deep.equal(["application/json"]);
      expect(at(response, "headers", "X-Request-Id")["required"], `${name} ${status}`).to.equal(true);
    }
  });

  it("closes every object of an answer that is not a free map", () => {
    const open = responses.flatMap(({ name, status, response }) =>
      openObjects(at(response, "content", "application/json", "schema"), `${name} ${status}`),
    );
    expect([...new Set(open)]).to.deep.equal([
      "editOpen 200.doc.metadata",
      "editOpen 200.template",
      ...templateFields.map((field) => `editOpen 200.template.${field}`),
      "editOpen 200.live.metadata",
      "editRead 200.doc.metadata",
      "editRead 200.template",
      ...templateFields.map((field) => `editRead 200.template.${field}`),
      "editRead 200.live.metadata",
      "editVersion 200.doc.metadata",
      "docsRead 200.doc.metadata",
      "docsRead 200.template",
      ...templateFields.map((field) => `docsRead 200.template.${field}`),
      "docsVersion 200.doc.metadata",
      ...templateFields.map((field) => `templatesList 200.templates[].${field}`),
      "settingsSiteRead 200",
      "settingsSiteRead 200.heading",
      "settingsSiteRead 200.suggestions",
      "settingsSiteRead 200.versions[].settings.heading",
      "settingsSiteRead 200.versions[].settings.suggestions",
      "settingsSite 200",
      "settingsSite 200.heading",
      "settingsSite 200.suggestions",
      "settingsSite 200.versions[].settings.heading",
      "settingsSite 200.versions[].settings.suggestions",
      // Sent to the voice service unchanged.
      "statisticsRead 200.weeks[].transfers",
      "statisticsRead 200.weeks[].pages",
      "siteAgent 200.heading",
      "siteAgent 200.suggestions",
      // What a template names, and no more than is known of it.
      "sitePage 200.metadata",
      "liveSession 200.opening",
      "liveSessionResume 200.opening",
      "liveToolsExecute 200.context.fields",
    ]);
  });

  it("has examples that fit", () => {
    for (const { name, status, response } of responses) expectExamplesFit(at(response, "content", "application/json"), `${name} ${status}`);
    for (const [name, { description }] of contractOperations) {
      const body = at(description, "requestBody", "content", "application/json");
      // A file has no example.
      if (Object.keys(body).length > 0) expectExamplesFit(body, `${name} request`);
    }
    for (const hook of ["notify", "site_hook"]) expectExamplesFit(at(webhookOf(hook), "requestBody", "content", "application/json"), hook);
  });
});

const webhookOf = (name: string) => inContract("webhooks", name, "post");

describe("the webhooks of docs/openapi.json", () => {
  it("show each event once, and only what is theirs", () => {
    const shown = (name: string) => Object.keys(at(webhookOf(name), "requestBody", "content", "application/json", "examples"));
    expect(shown("notify")).to.include.members(["message.left", "questions.open", "page.not_published"]);
    expect(shown("site_hook")).to.deep.equal(["page.published", "page.unpublished", "site.changed"]);
  });
});

/** What an operation's response says of errors, beyond the common form. */
const narrowed = (response: Readonly<Record<string, unknown>>): unknown => {
  const all: unknown = at(response, "content", "application/json", "schema")["allOf"];
  expect(all).to.be.an("array").with.lengthOf(2);
  const parts: readonly unknown[] = Array.isArray(all) ? all : [];
  expect(parts[0]).to.deep.equal({ $ref: "#/components/schemas/Error" });
  return parts[1];
};

/** Every method of a function, as `<function> <method>`. */
const methodsOf = async (name: string): Promise<readonly string[]> => {
  const module: unknown = await import(`../../src/endpoints/${name}.ts`);
  const methods: unknown = Reflect.get(Object(asRecord(module)[name]), "methods");
  return Array.isArray(methods) ? methods.map((method) => `${name} ${String(method)}`) : [];
};

const expectExamplesFit = (media: Readonly<Record<string, unknown>>, place: string): void => {
  const examples = Object.entries(asRecord(media["examples"]));
  expect(examples, place).not.to.be.empty;
  for (const [title, example] of examples) {
    expect(findMisfit(at(media, "schema"), asRecord(example)["value"]), `${place} ${title}`).to.equal(undefined);
  }
};

/** Paths of the objects that may have undescribed members. */
const openObjects = (start: Readonly<Record<string, unknown>>, place: string): readonly string[] => {
  const schema = at(start);
  const alternatives: unknown = schema["anyOf"] ?? schema["oneOf"];
  return [
    ...(schema["type"] === "object" && schema["additionalProperties"] !== false ? [place] : []),
    ...Object.entries(asRecord(schema["properties"])).flatMap(([name, member]) => openObjects(asRecord(member), `${place}.${name}`)),
    ...(schema["items"] === undefined ? [] : openObjects(asRecord(schema["items"]), `${place}[]`)),
    ...(Array.isArray(alternatives) ? alternatives.flatMap((one) => openObjects(asRecord(one), place)) : []),
  ];
};

describe("the types of the browser client", () => {
  it("are up to date: npm run openapi", () => {
    expect(readFileSync(clientTypesFile, "utf8") === renderClientTypes(), "web/client/src/contract.ts is stale. Run: npm run openapi").to.be
      .true;
  });
});
