import { expect } from "chai";
import { toLetter } from "./letter.ts";
import { catalogueLanguages, findTexts } from "./texts.ts";

const link = 'https://here.example/inbox/#/bakery/join/a1.b-2?x=1&y="2"';

const button = { name: "Accept", link };

describe("toLetter", () => {
  it("says the same in plain text and in HTML, where what others have written is only text", () => {
    const { subject, text, html } = toLetter({
      ...{ language: "en", sentence: "{name} invites you.", values: { name: "<img src=x>" } },
      ...{ more: ["Noa\n+47 21 98 58 00"], button, why: "Not you & yours?" },
    });
    expect(subject).to.equal("<img src=x> invites you");
    expect(text).to.equal(`<img src=x> invites you.\n\nNoa\n+47 21 98 58 00\n\nAccept\n${link}\n\nNot you & yours?\n`);
    expect(html)
      .to.include("&lt;img src=x&gt; invites you.</h1>")
      .and.include("<bdi>Noa</bdi><br><bdi>+47 21 98 58 00</bdi></p>")
      .and.include(">Accept</a>")
      .and.include('href="https://here.example/inbox/#/bakery/join/a1.b-2?x=1&amp;y=&quot;2&quot;"')
      .and.include("Not you &amp; yours?")
      .and.not.match(/<img|<b>/);
  });

  it("takes no words of others for a link, a header or another line of the mail", () => {
    const name = "Pay at evil.example\nBcc: all@evil.example \u202Enow";
    const letter = {
      language: "en",
      sentence: "{name} writes.",
      values: { name },
      more: ["+47 21 98 58 00\nevil.example"],
      button,
      why: "Why",
    };
    const { subject, text, html } = toLetter(letter);
    expect(subject).to.equal("Pay at evil.\u2060example Bcc: all@\u2060evil.\u2060example now writes");
    expect(text).to.match(/^Pay at evil\.\u2060example Bcc: all@\u2060evil\.\u2060example now writes\.\n/);
    expect(text).to.include("\n\n+47 21 98 58 00\nevil.\u2060example\n\n").and.include(`\n${link}\n`);
    for (const part of [subject, text, html]) expect(part).not.to.include("evil.example");
  });

  it("leaves a time and a phone as they are, so that both can be copied and found", () => {
    const values = { name: "Monday 14:00, https://evil.example:8080" };
    const { subject, text } = toLetter({ language: "en", sentence: "{name}", values, more: ["+4721985800"], button, why: "Why" });
    expect(subject).to.equal("Monday 14:00, https:\u2060//evil.\u2060example:\u20608080");
    expect(text).to.include("\n+4721985800\n");
  });

  it("has the full stop of its sentence in the text, not in the subject; that of a name is the name's", () => {
    const subjectOf = (sentence: string, name: string): string =>
      toLetter({ language: "en", sentence, values: { name }, button, why: "Why" }).subject;
    expect(subjectOf("{name}に招待されています。", "Fjord")).to.equal("Fjordに招待されています");
    expect(subjectOf("A message for {name}.", "Novák s.r.o.")).to.equal("A message for Novák s.\u2060r.\u2060o.");
  });

  it("has a mark that needs no picture, follows the reader's theme, and has the direction of its language", () => {
    const { html } = toLetter({ language: "ar", sentence: "A", values: {}, button, why: "Why" });
    expect(html)
      .to.match(/\/<\/i> Lectern<\/p>/)
      .and.include('lang="ar" dir="rtl"')
      .and.include("prefers-color-scheme:dark");
  });

  it("says in every language a whole sentence, one verb on the button, and why", async () => {
    for (const language of catalogueLanguages) {
      const [{ messages: notices }, { messages: invitation }] = await Promise.all([
        findTexts("notifications", language),
        findTexts("invitation", language),
      ]);
      const { openInbox, openPage, listed, takingPart, ...sentences } = notices;
      const { accept, from, invited, until, ignore } = invitation;
      for (const name of [openInbox, openPage, accept]) expect(name, `${language}: ${name}`).to.match(/^[^{}.:：。।۔]+$/u);
      for (const sentence of [...Object.values(sentences), from, invited, until, listed, takingPart, ignore])
        expect(sentence, `${language}: ${sentence}`).to.match(language === "th" ? /./u : /[.。।۔]$/u);
      // A program that takes the direction of the first strong letter must not take the name's.
      if (["ar", "fa", "he", "ur"].includes(language))
        for (const sentence of Object.values(sentences)) expect(sentence).not.to.match(/^\{/u);
    }
  });
});
