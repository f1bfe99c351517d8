import { expect } from "chai";
import { functionUrl } from "../support/api.ts";
import { firestore } from "../support/admin-app.ts";
import { everythingIn } from "../support/documents.ts";
import { aForeignDraft, aWorkplace } from "../support/projects.ts";
import { refused, refusedPaths, saved } from "../support/replies.ts";
import { rawRequest } from "../support/raw-request.ts";

const text = { metadata: {}, content: "Text", language: "en" };

describe("slugs that no site can serve", () => {
  const bad = [
    ".",
    "..",
    "a/../b",
    "a//b",
    "a?b",
    "a#b",
    "agent\u200b",
    "a\u202eb",
    "a\u00adb",
    "\ufeffa",
    "a\u{e0041}",
    "a\u2066b",
    "\u3164",
  ];
  it("are refused in what is asked for", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const before = await everythingIn(project.id);
    for (const slug of bad) {
      const name = JSON.stringify(slug);
      expect(refusedPaths(await editor.save({ ...text, draftId, metadata: { slug } })), name).to.deep.equal(["metadata.slug"]);
      const made = { ...text, draftId: "new", doc_template_id: project.templateId, metadata: { slug } };
      expect(refusedPaths(await editor.save(made)), name).to.deep.equal(["metadata.slug"]);
      expect(refusedPaths(await editor.open({ slug, language: "en" })), name).to.deep.equal(["slug"]);
      expect(refusedPaths(await editor.configure({ live_agent_slug: slug })), name).to.deep.equal(["live_agent_slug"]);
    }
    expect(await everythingIn(project.id)).to.deep.equal(before);
  });

  it("do not slip past the reserved one in another Unicode form", async () => {
    const { project, editor } = await aWorkplace({ site: { live_agent_placement: "destination_page", live_agent_slug: "cafe\u0301" } });
    const draftId = await aForeignDraft(project);
    refused(await editor.save({ ...text, draftId, metadata: { slug: "caf\u00e9" } }), 409, "slug_reserved");
    refused(await editor.open({ slug: "cafe\u0301", language: "en" }), 409, "slug_reserved");
  });

  it("do not slip past the reserved one with an invisible joiner", async () => {
    const reserved = "\u0645\u0633\u0627\u0639\u062f";
    const { project, editor } = await aWorkplace({ site: { live_agent_placement: "destination_page", live_agent_slug: reserved } });
    const draftId = await aForeignDraft(project);
    const hidden = ["\u200d", "\u200b", "\u2060", "\ufe0f", "\u034f"].flatMap((joiner) =>
      Array.from(reserved, (_letter, at) => reserved.slice(0, at + 1) + joiner + reserved.slice(at + 1)),
    );
    // The joiner follows a letter that does not connect to the next one.
    for (const slug of [...hidden, "\u0645\u0633\u0627\u200c\u0639\u062f", `${reserved}\u200c`]) {
      expect(refusedPaths(await editor.save({ ...text, draftId, metadata: { slug } })), JSON.stringify(slug)).to.deep.equal([
        "metadata.slug",
      ]);
    }
    saved(await editor.save({ ...text, draftId, metadata: { slug: "\u0645\u0633\u200c\u0627\u0639\u062f" } }));
  });
});

describe("an answer to a request with very many faults", () => {
  const count = 125_000;
  const faults: Readonly<Record<string, () => object>> = {
    "reserved keys": () => ({ ...text, metadata: Object.fromEntries(Array.from({ length: count }, (_, index) => [`__${index}__`, 1])) }),
    "lists in lists": () => ({ ...text, metadata: { a: Array.from({ length: count }, () => []) } }),
    "keys that are no Unicode": () => ({
      ...text,
      metadata: Object.fromEntries(Array.from({ length: count }, (_, index) => [`\ud800${index}`, 1])),
    }),
  };
  for (const [what, body] of Object.entries(faults)) {
    it(`names 100 of them: ${what}`, async () => {
      const { project, editor } = await aWorkplace();
      const draftId = await aForeignDraft(project);
      expect(refused(await editor.save({ draftId, ...body() }), 400, "invalid_request").details).to.have.length(100);
    });
  }

  it("is short also when one key is a million characters long", async () => {
    const { project, editor } = await aWorkplace();
    const draftId = await aForeignDraft(project);
    const reply = await editor.save({ draftId, ...text, metadata: { ["k".repeat(1_000_000)]: 1 } });
    refused(reply, 400, "invalid_request");
    expect(JSON.stringify(reply.body).length).to.be.lessThan(10_000);
  });

  it("names 100 unknown settings at most", async () => {
    const { editor } = await aWorkplace();
    const body = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, 1]));
    expect(refused(await editor.configure(body), 400, "invalid_request").details).to.have.length(100);
  });
});

describe("a body that is not JSON in UTF-8", () => {
  const send = async (headers: Readonly<Record<string, string>>, body: Buffer) => {
    const { project, editor } = await aWorkplace();
    return rawRequest(
      functionUrl("editOpen"),
      `/api/projects/${project.id}/docs/edit/open`,
      { Authorization: `Bearer ${editor.token}`, ...headers },
      body,
    );
  };
  const json = Buffer.from('{"slug":"a","language":"en"}');

  it("is refused with 400 when its bytes are no UTF-8", async () => {
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0xaf]]) {
      const body = Buffer.concat([Buffer.from('{"slug":"a'), Buffer.from(bytes), Buffer.from('","language":"en"}')]);
      const { status, text } = await send({ "Content-Type": "application/json" }, body);
      expect(status, String(bytes)).to.equal(400);
      expect(text).to.include("UTF-8");
    }
  });

  for (const type of ["application/problem+json", "application/vnd.api+json", "text/json", "text/plain", undefined]) {
    it(`is refused with 415 when it is said to be ${type ?? "nothing"}`, async () => {
      const { status, text } = await send(type === undefined ? {} : { "Content-Type": type }, json);
      expect(status).to.equal(415);
      expect(text).to.include("unsupported_media_type");
    });
  }

  it("is taken with a charset, and whatever the case of its type", async () => {
    for (const type of ["application/json; charset=utf-8", "Application/JSON"]) {
      expect((await send({ "Content-Type": type }, json)).status, type).to.equal(404);
    }
  });
});

describe("somebody who is locked out", () => {
  for (const disabled of [true, "true", "TRUE", "yes", 1, {}, "since Monday"]) {
    it(`is whoever has disabled: ${JSON.stringify(disabled)}`, async () => {
      const { editor } = await aWorkplace();
      await firestore.doc(`users/${editor.uid}`).set({ disabled });
      refused(await editor.settings(), 403, "forbidden");
    });
  }
  for (const disabled of [false, null, "false", 0, ""]) {
    it(`is nobody who has disabled: ${JSON.stringify(disabled)}`, async () => {
      const { editor } = await aWorkplace();
      await firestore.doc(`users/${editor.uid}`).set({ disabled });
      expect((await editor.settings()).status).to.equal(200);
    });
  }
});
