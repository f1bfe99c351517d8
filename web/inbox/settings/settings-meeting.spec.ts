import { expect } from "chai";
import { findClash, givenWay, isAsSent, savedSentences, siteOf } from "./settings-meeting.ts";
import { texts } from "./texts/en.ts";
import { someSettings } from "./some-settings.ts";

const saved = { ...someSettings, etag: "1" };

describe("a change that meets another one", () => {
  it("goes with it where it is about something else, or the same in the same way", () => {
    const theirs = { ...saved, voice: "Puck", greeting: "Hi", etag: "2" };
    expect(findClash({ menu: ["a"] }, saved, theirs)).to.equal(undefined);
    const hook = "https://fjell.example";
    expect(findClash({ managers: [] }, saved, { ...theirs, site_hook: hook }), "the managers and the hook are two settings").to.equal(
      undefined,
    );
    expect(findClash({ site_hook: null }, { ...saved, site_hook: "https://old.example" }, { ...theirs, site_hook: hook })).to.deep.include({
      names: ["site_hook"],
    });
    expect(findClash({ greeting: "Hi", menu: ["a"] }, saved, theirs)).to.equal(undefined);
  });

  it("clashes in what both have changed, and gives way in that alone", () => {
    const theirs = { ...saved, voice: "Puck", greeting: "Hi", etag: "2" };
    const clash = findClash({ greeting: "Hey", menu: ["a"] }, saved, theirs);
    expect(clash).to.deep.include({ names: ["greeting"] });
    if (clash === undefined) return;
    expect(givenWay(clash)).to.deep.include({ greeting: "Hi", voice: "Puck", menu: ["a"], etag: "2" });
  });
});

describe("the answer to a change", () => {
  it("has nothing new, unless others have changed something or the service spells it otherwise", () => {
    const before = { ...saved, manager_phone: "+47 21 98 58 00" };
    expect(isAsSent({ ...saved, manager_phone: "+47 21 98 58 00" }, before)).to.equal(true);
    expect(isAsSent({ ...saved, manager_phone: "+4721985800" }, before)).to.equal(false);
    expect(isAsSent({ ...before, voice: "Puck" }, before)).to.equal(false);
  });

  it("is told as what visitors see of it, and never more", () => {
    const { saved: stored, savedVisibly, savedOff, hiddenPage } = texts;
    expect(savedSentences({ greeting: "Hi" }, saved, texts)).to.deep.equal([savedVisibly]);
    expect(savedSentences({ manager_phone: null }, saved, texts)).to.deep.equal([stored]);
    const off = { ...saved, live_agent_placement: "none" } as const;
    expect(savedSentences({ live_agent_placement: "none" }, off, texts)).to.deep.equal([savedOff]);
    const disabled = { ...saved, voice_enabled: false };
    expect(savedSentences({ greeting: "Hi" }, disabled, texts), "nobody can hear it").to.deep.equal([texts.saved]);
    expect(savedSentences({ greeting: "Hi" }, off, texts), "nobody hears it").to.deep.equal([stored]);
    const managers = ["+4721985800", "+4799999999"].map((phone) => ({ name: "", phone, hours: null, languages: [] }));
    const unknown = [{ code: "phone_unknown", path: "managers.1.phone" }] as const;
    expect(savedSentences({ managers }, { ...saved, managers, warnings: unknown }, texts)).to.deep.equal([
      stored,
      texts.unknownPhone("+4799999999"),
    ]);
    const warnings = [{ code: "page_hidden", docId: "a" }] as const;
    expect(savedSentences({ live_agent_slug: "a" }, { ...saved, warnings }, texts)).to.deep.equal([savedVisibly, hiddenPage]);
  });

  it("leads to the owner's website, or to the published site, or nowhere", () => {
    expect(siteOf("b", { ...saved, site_url: "https://fjell.example", public_pages: true })).to.equal("https://fjell.example");
    expect(siteOf("b c", { ...saved, public_pages: true })).to.equal("/sites/b%20c/");
    expect(siteOf("b", saved)).to.equal(undefined);
  });
});
