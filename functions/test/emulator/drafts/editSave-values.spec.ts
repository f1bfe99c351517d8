import { expect } from "chai";
import { everythingIn, storedMetadata } from "../../support/documents.ts";
import { aForeignDraft, aWorkplace } from "../../support/projects.ts";
import { opened, refusedPaths, saved } from "../../support/replies.ts";

const bodyWith = (draftId: string, metadata: string): string =>
  `{"draftId":${JSON.stringify(draftId)},"metadata":${metadata},"content":"New","language":"en"}`;

/** JSON with maps nested to this depth. */
const nested = (levels: number, inner = '"x"'): string => '{"a":'.repeat(levels) + inner + "}".repeat(levels);

/** JSON of metadata whose keys and values must come back unchanged. */
const literal: Readonly<Record<string, string>> = {
  dots: '{"a.b":1,"a":{"b":2},".":3,"a..b":4,"metadata.title":5}',
  "brackets and quotes": '{"a[0]":1,"`":2,"``x`":3,"\\"":4,"\'":5,"{}":6}',
  "path signs": '{"~*/[]":1,"/":2,"\\\\":3,"%2F":4}',
  "names of methods": '{"constructor":1,"toString":"x","hasOwnProperty":[1],"valueOf":null,"isPrototypeOf":{"prototype":1}}',
  underscores: '{"__x":1,"x__":2,"_":3,"____x":4}',
  "spaces and signs": '{" ":1,"\\n":2,"\\u0000":3,"\\ufeff":4}',
  "any script": '{"שלום":1,"🐙":2,"日本":{"キー":3}}',
  numbers: '{"n":[0,-1,1.5,1e308,5e-324,9007199254740991,-9007199254740991]}',
  "every kind": '{"t":true,"f":false,"n":null,"s":"","l":[],"m":{},"lm":[{"l":[1]},{}]}',
  "a number for a key": '{"0":1,"-1":2}',
  "the longest key": `{"${"k".repeat(1483)}":1}`,
  "the longest key inside": `{"a":{"b":[{"${"k".repeat(1476)}":1}]}}`,
  "twenty levels": nested(20),
  "twenty levels with lists": nested(18, '[{"b":1}]'),
};

/** JSON of metadata that cannot be stored, and the path of the error. */
const unstorable: Readonly<Record<string, readonly [string, readonly string[]]>> = {
  __proto__: ['{"__proto__":{"admin":true}}', ["metadata.__proto__"]],
  "__proto__ inside": ['{"a":{"__proto__":{"admin":true}}}', ["metadata.a.__proto__"]],
  "reserved names @nightly": ['{"__x__":1,"a":{"__name__":2},"____":3}', ["metadata.__x__", "metadata.a.__name__", "metadata.____"]],
  "a reserved name in a list @nightly": ['{"l":[1,{"__x__":1}]}', ["metadata.l[1].__x__"]],
  "a key without a name": ['{"":1}', ["metadata."]],
  "a key of 1484 bytes @nightly": [`{"${"k".repeat(1484)}":1}`, [`metadata.${"k".repeat(1484)}`]],
  "a key that is too long inside @nightly": [`{"a":{"${"é".repeat(741)}":1}}`, [`metadata.a.${"é".repeat(741)}`]],
  "a list in a list": ['{"l":[[1]]}', ["metadata.l[0]"]],
  "a list in a list, far down @nightly": ['{"a":[{"b":[1,[2]]}]}', ["metadata.a[0].b[1]"]],
  "21 levels": [nested(21), [`metadata${".a".repeat(20)}`]],
  "21 levels with lists @nightly": [nested(19, '[{"b":1}]'), [`metadata${".a".repeat(19)}[0]`]],
  "100,000 levels": [nested(100_000), [`metadata${".a".repeat(20)}`]],
  "a number without end": ['{"n":1e400,"l":[-1e400]}', ["metadata.n", "metadata.l[0]"]],
  "half a surrogate pair in a value @nightly": ['{"t":"\\ud800","l":["\\udc00"]}', ["metadata.t", "metadata.l[0]"]],
  "half a surrogate pair in a key @nightly": ['{"a\\ud800":1}', ["metadata.a\ufffd"]],
};

describe("editSave, values", () => {
  for (const [what, metadata] of Object.entries(literal)) {
    it(`stores ${what} as they are`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project, { metadata: {} });
      const sent: unknown = JSON.parse(metadata);
      saved(await editor.save(bodyWith(draftId, metadata)));
      expect(await storedMetadata(project.id, draftId)).to.deep.equal(sent);
      expect(opened(await editor.read(draftId)).doc.metadata).to.deep.equal(sent);
      const { etag } = saved(await editor.save(bodyWith(draftId, '{"next":1}')));
      expect(await storedMetadata(project.id, draftId)).to.deep.equal(Object.assign({}, sent, { next: 1 }));
      expect(opened(await editor.read(draftId)).etag).to.equal(etag);
    });

    it(`makes a new draft with ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const body = `{"draftId":"new","doc_template_id":"${project.templateId}","metadata":${metadata},"content":"","language":"en"}`;
      const { draftId } = saved(await editor.save(body));
      expect(await storedMetadata(project.id, draftId)).to.deep.equal(JSON.parse(metadata));
    });
  }

  for (const [what, [metadata, paths]] of Object.entries(unstorable)) {
    it(`refuses ${what} and names it`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      const before = await everythingIn(project.id);
      expect(refusedPaths(await editor.save(bodyWith(draftId, metadata)))).to.have.members(paths);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }

  it("ignores __proto__ next to known members", async () => {
    const { editor } = await aWorkplace();
    const body = '{"__proto__":{"draftId":"x","metadata":{},"content":"","language":"en"},"constructor":{"prototype":{"draftId":"x"}}}';
    expect(refusedPaths(await editor.save(body))).to.deep.equal(["draftId", "metadata", "content", "language"]);
  });

  it("serves the next request as before after an attempt to pollute", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { metadata: {} });
    refusedPaths(
      await editor.save(bodyWith(draftId, '{"__proto__":{"title":"polluted"},"constructor":{"prototype":{"title":"polluted"}}}')),
    );
    saved(await editor.save(bodyWith(draftId, '{"own":1}')));
    expect(await storedMetadata(project.id, draftId)).to.deep.equal({ own: 1 });
  });

  const malformed: readonly (readonly [string, object, readonly string[]])[] = [
    ["content", { content: "a\ud800b" }, ["content"]],
    ["the language @nightly", { language: "\ud800" }, ["language"]],
    ["the slug @nightly", { metadata: { slug: "a\udc00" } }, ["metadata.slug", "metadata.slug"]],
    ["all at once @nightly", { content: "\udfff", language: "\ud800", metadata: { t: "\ud800" } }, ["metadata.t", "content", "language"]],
  ];

  for (const [where, change, paths] of malformed) {
    it(`refuses half a surrogate pair in ${where}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      const before = await everythingIn(project.id);
      expect([
        ...new Set(refusedPaths(await editor.save({ draftId, metadata: {}, content: "", language: "en", ...change }))),
      ]).to.have.members([...new Set(paths)]);
      expect(await everythingIn(project.id)).to.deep.equal(before);
    });
  }
});
