import { expect } from "chai";
import { keyAuthor, isInForce, keyIdIn, keyIdOfAuthor, projectOfKey, toKeyId, toKeyText } from "./api-key.ts";
import { digestOfSecret, isSecret } from "../../platform/core/digest.ts";
import { newKey } from "./make-key.ts";

const at = new Date("2026-11-28T10:00:00Z");
const make = (projectId: string) => newKey({ projectId, wish: { name: "Hours", scopes: ["read"] }, by: "ada", at });

describe("a key", () => {
  it("names its project, whatever the ID of that is like", () => {
    for (const projectId of ["bakery", "a.b", "a_b", "Bäckerei Øst", "100%", "点心", "a'b(c)*!~"]) {
      const { key, text } = make(projectId);
      expect(text).to.match(/^[!-~]+$/);
      expect(keyIdIn(text)).to.equal(key.id);
      expect(projectOfKey(key.id)).to.equal(projectId);
    }
  });

  it("is known by its digest alone", () => {
    const { key, text } = make("bakery");
    expect(JSON.stringify(key)).not.to.include(text.slice(-43));
    expect(isSecret(text, key)).to.equal(true);
    for (const other of [make("bakery").text, `${text.slice(0, -1)}${text.endsWith("A") ? "B" : "A"}`, ""])
      expect(isSecret(other, key)).to.equal(false);
    expect(isSecret(text, { digest: "" })).to.equal(false);
    expect(isSecret(digestOfSecret(text), key)).to.equal(false);
  });

  it("has nothing in common with ID tokens and forged keys", () => {
    const { text } = make("bakery");
    for (const bad of [
      "",
      "lk_",
      "a.b.c",
      text.slice(3),
      `${text}x`,
      text.slice(0, -1),
      ` ${text}`,
      `${text}\n`,
      "lk_%_" + "x".repeat(43),
      `LK_${text.slice(3)}`,
    ])
      expect(keyIdIn(bad), bad).to.equal(undefined);
  });

  it("ends at the time that was chosen, and when it is revoked", () => {
    const [before, after] = [new Date(at.getTime() - 1), new Date(at.getTime() + 1)];
    expect(isInForce({ revokedAt: undefined, expiresAt: undefined }, at)).to.equal(true);
    expect(isInForce({ revokedAt: undefined, expiresAt: after }, at)).to.equal(true);
    expect(isInForce({ revokedAt: undefined, expiresAt: at }, at)).to.equal(false);
    expect(isInForce({ revokedAt: before, expiresAt: after }, at)).to.equal(false);
  });

  it("is told from a person where something is done", () => {
    const id = toKeyId("bakery", "abc");
    expect(keyIdOfAuthor(keyAuthor(id))).to.equal(id);
    expect(keyIdOfAuthor("qX3vB1nM0aZ")).to.equal(undefined);
    for (const none of ["", "bakery", ".x", "bakery."]) expect(projectOfKey(none)).to.equal(undefined);
    expect(toKeyText(id, "x")).to.equal("lk_bakery.abc_x");
  });
});
