import { expect } from "chai";
import { hiddenCharacters } from "../../text/hidden-characters.ts";
import { editsOf, getSession, anOwner } from "../../support/onboarding.ts";
import { storedProfile, tell } from "../../support/profiles.ts";
import { callTool, toolResult } from "../../support/tools.ts";
import { ask, askWith, aSite, passedOn, publish, questionsOf } from "./knowledge/asked-site.ts";

/** Reversed, so that the halves of two surrogate pairs do not become a pair. */
const everything = Object.values(hiddenCharacters)
  .filter(([, left]) => left === "")
  .map(([hidden]) => hidden)
  .toReversed()
  .join("");

describe("invisible characters", () => {
  it("are in no profile that is stored", async () => {
    const visitor = await aSite();
    await tell(visitor, { first_name: `An${everything}na${everything}`, contact_email: `an${everything}na@example.com` });
    expect(await storedProfile(visitor)).to.deep.equal({ language: "en", first_name: "Anna" });
  });

  it("are in no brief that is stored", async () => {
    const owner = await anOwner();
    toolResult(await callTool(owner, "set_field", { path: "industry", value: `Bak${everything}ery` }));
    toolResult(await callTool(owner, "set_field", { path: "products_services", value: [`Bre${everything}ad`, everything] }));
    expect(editsOf(await getSession(owner))).to.deep.equal({ industry: "Bakery", products_services: ["Bread"] });
  });

  it("are neither quoted from a page nor passed on to the team", async () => {
    const visitor = await aSite();
    await publish(visitor, { content: `# Opening hours\n\nWe op${everything}en at 7:0${everything}0 every day.` });
    expect(
      (await askWith(visitor, { question: `When do you op${everything}en?`, search_words: [`op${everything}en`, "hours", "every day"] }))
        .result,
    ).to.equal("The page “A page” says: We open at 7:00 every day.");
    expect((await ask(visitor, `Do you sell ka${everything}yaks?`)).result).to.equal(passedOn);
    expect((await questionsOf(visitor)).map(({ question }) => question)).to.deep.equal(["Do you sell kayaks?"]);
  });
});
