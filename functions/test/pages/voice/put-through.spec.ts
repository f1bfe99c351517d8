import { expect } from "chai";
import { texts as english } from "../../../../web/voice/texts/en.ts";
import texts from "../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { manager as demoManager } from "../../../../web/shared/demo-people.ts";
import { project } from "../../../local/seed/seed-project.ts";
import { stack } from "../../support/stack-addresses.ts";
import { voiceControlFor } from "../../support/control-voice.ts";
import { useTabs } from "../support/tabs.ts";
import { answerPhone, managerOn, telephonyUrl } from "./support/manager.ts";
import { microphoneThatRepeats } from "./support/microphones.ts";
import { untilSound, useSinger } from "./support/sound-check.ts";
import { expectReleased, watchPages } from "./support/witness.ts";

const { transfers: said } = texts;

/** A soft voice after noise suppression. */
const spokenVolume = 0.01;
/** Louder than any 16-bit sound. */
const deaf = 40_000;
/** Nobody sings in this test: the value lets the page measure what it hears. */
const managerHz = 1_000;

/** Nobody else talks to the demo project's agent. */
const service = voiceControlFor(project.live_agent.instructions);

describe("/voice/, when somebody asks for a person @nightly", () => {
  const tabs = useTabs(async () => microphoneThatRepeats("wait"));
  afterEach(async () => service.forget());

  it("puts them through to the phone of the local stack, and tells how it went when they have hung up", async () => {
    await service.hear("I want to talk to a person, put me through");
    const [visitor, office] = [await tabs.newPerson(), await tabs.newPerson()];
    await watchPages(visitor);
    await useSinger(office, managerHz);
    const phone = managerOn(await tabs.open(office, `${telephonyUrl}/`), project.manager_phone);
    const page = await tabs.open(visitor, "/voice/?placement=homepage&who=signed-in");
    await page.getByRole("button", { name: demoManager.profile.first_name }).click();
    await page.getByRole("button", { name: "Talk", exact: true }).click();

    const status = (text: string) => page.locator("[part~=status]").filter({ hasText: text });
    await status(english.status.calling).waitFor();
    await answerPhone(phone);
    await phone.page.getByRole("heading", { name: project.name }).waitFor();
    expect(await phone.page.getByRole("link", { name: "Back to the shop" }).getAttribute("href")).to.equal(`${stack.hostingUrl}/voice/`);
    expect(await phone.page.getByText("A visitor", { exact: true }).isVisible(), "the other side is for developers").to.equal(false);
    await status(english.status.onCall).waitFor();
    // The recording starts again at its end, so the same words are now said into the phone.
    await untilSound(phone.page, spokenVolume);
    await service.change({ voiceLevel: deaf }); // the recording would interrupt the agent later
    await page.getByRole("button", { name: "Hang up" }).click();
    await phone.state("Call ended");
    await page.getByRole("list", { name: "Conversation" }).getByRole("listitem").filter({ hasText: said.outcome_ended }).waitFor();
    await page.getByRole("button", { name: "End", exact: true }).click();
    await expectReleased(page, { sockets: 2 });
  });
});
