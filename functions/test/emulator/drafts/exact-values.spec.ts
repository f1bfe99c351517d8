import { expect } from "chai";
import { FieldValue, GeoPoint, Timestamp } from "firebase-admin/firestore";
import * as z from "zod";
import { database } from "../../../src/lib/platform/firestore/database.ts";
import { exactFields, toWritableMap } from "../../../src/lib/platform/firestore/exact-fields.ts";
import { isRecord } from "../../../src/lib/platform/core/unknown-record.ts";
import { jsonRecord } from "../../../src/lib/platform/core/json-form.ts";
import { firestore } from "../../support/admin-app.ts";
import { aForeignDraft, aLivePage, aSlug, aWorkplace, type Fields } from "../../support/projects.ts";
import { opened, saved } from "../../support/replies.ts";
import { stack } from "../../support/stack-addresses.ts";

/** Values that JavaScript does not write back as it reads them. */
const exact = (author: unknown): Fields => ({
  big: 9007199254740993n,
  bigger: -9223372036854775808n,
  micros: new Timestamp(1_795_263_000, 123_456_000),
  place: new GeoPoint(60.39, 5.32),
  bytes: Buffer.from([0, 1, 254, 255]),
  author,
  vector: FieldValue.vector([1, 2.5, -3]),
  nan: Number.NaN,
  infinite: Number.POSITIVE_INFINITY,
  minusZero: -0,
  ordinary: [1, 1.5, "a", true, null, { b: [] }, {}],
});

const Wire = z.object({ fields: z.object({ metadata: z.object({ mapValue: z.object({ fields: z.record(z.string(), z.unknown()) }) }) }) });

/** A form with a map and a list in it. */
const Form = z.object({ map: z.looseObject({}), list: z.array(z.unknown()) });

/** The metadata in the database's own form, with the type of every value. */
const wireOf = async (projectId: string, id: string): Promise<Readonly<Record<string, unknown>>> => {
  const path = `projects/${stack.projectId}/databases/(default)/documents/projects/${projectId}/documents/${id}`;
  const response = await fetch(`http://${stack.firestoreHost}/v1/${path}`, { headers: { Authorization: "Bearer owner" } });
  return Wire.parse(await response.json()).fields.metadata.mapValue.fields;
};

/** Stores doubles unchanged: the SDK would write an integer for a whole number. */
const writeDoubles = async (projectId: string, id: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  const path = `projects/${stack.projectId}/databases/(default)/documents/projects/${projectId}/documents/${id}`;
  const mask = Object.keys(fields).map((field) => `updateMask.fieldPaths=metadata.${field}`);
  const values = Object.entries(fields).map(([field, double]) => `"${field}": { "doubleValue": ${double} }`);
  const body = `{ "fields": { "metadata": { "mapValue": { "fields": { ${values.join()} } } } } }`;
  await fetch(`http://${stack.firestoreHost}/v1/${path}?${mask.join("&")}`, {
    method: "PATCH",
    headers: { Authorization: "Bearer owner" },
    body,
  });
};

/** The same value, with 2 in every field called `edited`. */
const withEdit = (wire: unknown): unknown => {
  if (Array.isArray(wire)) return wire.map(withEdit);
  if (!isRecord(wire)) return wire;
  return Object.fromEntries(Object.entries(wire).map(([key, value]) => [key, key === "edited" ? { integerValue: "2" } : withEdit(value)]));
};

describe("values that JavaScript has no equal of", () => {
  const author = () => firestore.doc("people/ada");

  it("stay exact next to an edit, in a clone, in a version and when the form comes back", async () => {
    const { project, editor } = await aWorkplace();
    const slug = aSlug();
    const live = await aLivePage(project, {
      slug,
      metadata: { ...exact(author()), one: 0, zero: 0, nested: { ...exact(author()), edited: 1 } },
    });
    await writeDoubles(project.id, live, { one: "1.0", zero: "0.0" });
    const before = await wireOf(project.id, live);
    expect([before["one"], before["zero"], before["minusZero"]]).to.deep.equal([1, 0, -0].map((doubleValue) => ({ doubleValue })));
    expect(before["big"]).to.deep.equal({ integerValue: "9007199254740993" });

    const { draftId, doc } = opened(await editor.open({ slug, language: "en" }));
    expect(await wireOf(project.id, draftId)).to.deep.equal(before);

    saved(await editor.save({ draftId, metadata: { other: 1 }, content: "One", language: "en" }));
    expect(await wireOf(project.id, draftId)).to.deep.equal({ ...before, other: { integerValue: "1" } });

    saved(await editor.save({ draftId, metadata: { ...doc.metadata, other: 2 }, content: "Two", language: "en" }));
    expect(await wireOf(project.id, draftId)).to.deep.equal({ ...before, other: { integerValue: "2" } });

    const versions = await firestore.collection(`projects/${project.id}/documents/${draftId}/versions`).get();
    const [version] = versions.docs;
    expect(await wireOf(project.id, `${draftId}/versions/${version?.id ?? ""}`)).to.deep.equal(before);
  });

  it("stay exact next to an edited sibling in a map and in a list", async () => {
    const { project, editor } = await aWorkplace();
    const metadata = {
      map: { ...exact(author()), edited: 1 },
      list: [{ ...exact(author()), vector: null }, { edited: 1 }, 9007199254740993n],
    };
    const draftId = await aForeignDraft(project, { metadata });
    const before = await wireOf(project.id, draftId);
    const { doc } = opened(await editor.read(draftId));
    const { map, list } = Form.parse(doc.metadata);
    saved(
      await editor.save({
        draftId,
        metadata: { map: { ...map, edited: 2 }, list: [list[0], { edited: 2 }, list[2]] },
        content: "# A page\n",
        language: "en",
      }),
    );
    expect(await wireOf(project.id, draftId)).to.deep.equal(withEdit(before));
  });

  it("take a zero that comes with a minus sign for the zero that is stored", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project, { metadata: { zero: -0, list: [-0, 1] } });
    const save = async (zero: string) =>
      editor.save(`{ "draftId": "${draftId}", "metadata": { "zero": ${zero}, "list": [${zero}, 2] }, "content": "New", "language": "en" }`);
    saved(await save("-0.0"));
    expect(await wireOf(project.id, draftId)).to.deep.equal({
      zero: { doubleValue: -0 },
      list: { arrayValue: { values: [{ doubleValue: -0 }, { integerValue: "2" }] } },
    });
    const { updateTime } = await firestore.doc(`projects/${project.id}/documents/${draftId}`).get();
    for (const zero of ["-0", "0", "0.0"]) saved(await save(zero));
    expect((await firestore.doc(`projects/${project.id}/documents/${draftId}`).get()).updateTime).to.deep.equal(updateTime);
  });
});

describe("exactFields", () => {
  it("reads every kind of value as the SDK shows it, and writes it back as it was", async () => {
    const ref = database().collection("exact-values").doc();
    await firestore.doc(ref.path).set(exact(firestore.doc("people/ada")));
    const record = await ref.get();
    const { bigger, nan, infinite, big, vector, ...others } = record.data() ?? {};
    const shown = jsonRecord(exactFields(record));
    expect(shown).to.deep.include(jsonRecord(others));
    expect(shown).to.deep.include({ nan: null, infinite: null, vector: [1, 2.5, -3], big: Number(big), bigger: Number(bigger) });
    expect([nan, infinite]).to.deep.equal([Number.NaN, Number.POSITIVE_INFINITY]);
    expect(vector).not.to.equal(undefined);
    const copy = database().collection("exact-values").doc();
    await copy.set(toWritableMap(exactFields(record)));
    expect(Reflect.get(await copy.get(), "_fieldsProto")).to.deep.equal(Reflect.get(record, "_fieldsProto"));
  });
});
