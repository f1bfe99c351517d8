import { expect } from "chai";
import { voiceControl } from "../../support/control-voice.ts";
import { aLivePage } from "../../support/projects.ts";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased, sentBy } from "./support/witness.ts";

const asked = { question: "Is there anything to protect my head?", search_words: ["helmet", "head protection", "safety"] };

/** The stack has no model that reads pages. */
describe("passages that nobody has read", () => {
  const talks = useTalks(silentMicrophone);

  it("come before the live model, and what it has read in them is shown and said", async () => {
    await voiceControl.play([
      { when: { text: "my head" }, then: [{ kind: "call", name: "ask", args: asked }] },
      { when: { text: "read" }, then: [{ kind: "call", name: "ask", args: { ...asked, quote: "A helmet is included." } }] },
    ]);
    const talk = await talks.open({
      publish: async (project) => aLivePage(project, { slug: "rent", metadata: { title: "Rental" }, content: "A helmet is included." }),
    });
    await talk.start();
    await talk.type("And my head?");
    await talk.caption("I have passed your question on to the team.");
    const [answer] = await sentBy(talk.page, "toolResponse");
    expect(answer).to.have.nested.property("functionResponses[0].response.unread.passages[0].text", "A helmet is included.");
    expect(await talk.cards.count()).to.equal(0);
    await talk.type("Please read it");
    await talk.cards.filter({ hasText: "A helmet is included." }).waitFor();
    await talk.caption("The page “Rental” says: A helmet is included.");
    const [, quoted] = await sentBy(talk.page, "toolResponse");
    expect(quoted).not.to.have.nested.property("functionResponses[0].response.unread");
    await talk.end();
    await expectReleased(talk.page);
  });
});
