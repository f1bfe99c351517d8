import { expect } from "chai";
import { toLetter } from "./letter.ts";
import { catalogueLanguages, findTexts } from "./texts.ts";

const link = 'https://here.example/inbox/#/bakery/join/a1.b-2?x=1&y="2"';

describe("toLetter", () => {
  it("says the same in plain text and in HTML, where what others have written is only text", () => {
    const { text, html } = toLetter({
      ...{ language: "en", subject: "<b>Bakery</b>", paragraphs: ["<img src=x> invites you.", "Noa\n+47 21 98 58 00"] },
      ...{ way: { sentence: "Accept by 5 December: {link}", link }, last: "Not you & yours?" },
    });
    expect(text).to.equal(`<img src=x> invites you.\n\nNoa\n+47 21 98 58 00\n\nAccept by 5 December: ${link}\n\nNot you & yours?\n`);
    expect(html)
      .to.include("&lt;img src=x&gt; invites you.</h1>")
      .and.include("<bdi>Noa</bdi><br><bdi>+47 21 98 58 00</bdi></p>")
      .and.include(">Accept by 5 December</a>")
      .and.include('href="https://here.example/inbox/#/bakery/join/a1.b-2?x=1&amp;y=&quot;2&quot;"')
      .and.include("Not you &amp; yours?")
      .and.not.match(/<img|<b>/);
  });

  it("has a name for its button in every language, and its direction", async () => {
    for (const language of catalogueLanguages) {
      const [{ messages: notices }, { messages: invitation }] = await Promise.all([
        findTexts("notifications", language),
        findTexts("invitation", language),
      ]);
      for (const sentence of [notices.openInbox, notices.openPage, invitation.accept]) {
        const { html } = toLetter({ language, subject: "A", paragraphs: ["A"], way: { sentence, link } });
        const [, name = ""] = />([^<]*)<\/a>/.exec(html) ?? [];
        expect(name, `${language}: ${sentence}`)
          .to.match(/^[^{}]*(?:\{date\}[^{}]*)?$/)
          .and.not.match(/^$|[:：\s]$/);
      }
    }
    expect(toLetter({ language: "ar", subject: "A", paragraphs: [], way: { sentence: "هنا: {link}", link } }).html).to.include(
      'lang="ar" dir="rtl"',
    );
  });
});
