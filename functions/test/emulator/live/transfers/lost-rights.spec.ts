import { expect } from "chai";
import { firestore, identities } from "../../../support/admin-app.ts";
import { aPhone, aScene, dialsTo, type Scene, storedTransfer, transfer } from "./support/transfer-fixture.ts";
import { aPhoneCall, twiml } from "./support/phone-call.ts";

const project = ({ visitor }: Scene) => firestore.doc(`projects/${visitor.projectId}`);

/** How the right to a transfer is lost: the visitor's, or that of whoever has the phone. */
const losses: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  "the visitor was removed": async (scene) => project(scene).collection("members").doc(scene.visitor.uid).delete(),
  "the visitor is locked out": async ({ visitor }) => firestore.doc(`users/${visitor.uid}`).update({ disabled: true }),
  "transfers are switched off": async (scene) => project(scene).set({ modules: { transfers: false } }, { merge: true }),
  "the project has no phone any more": async (scene) => project(scene).update({ manager_phone: null }),
  "somebody else takes the calls": async (scene) => project(scene).update({ manager_phone: aPhone() }),
};

/** These count within a minute, which is how long an instance trusts an account: before the phone rings, and mostly not after it. */
const lossesOfAccount: typeof losses = {
  "the visitor's account is disabled": async ({ visitor }) => identities.updateUser(visitor.uid, { disabled: true }),
  "the visitor has no account any more": async ({ visitor }) => identities.deleteUser(visitor.uid),
};

describe("a transfer whose right was lost after it began", () => {
  for (const [how, lose] of Object.entries({ ...losses, ...lossesOfAccount }))
    it(`lets no phone ring: ${how}`, async () => {
      const scene = await aScene();
      const call = await aPhoneCall(scene);
      await lose(scene);
      await call.enter();
      await call.holdAgain();
      expect(dialsTo(scene)).to.have.length(0);
      expect((await storedTransfer(scene)).fields).to.include({ state: "not_permitted" });
    });

  for (const [how, lose] of Object.entries(losses))
    it(`connects nobody who presses 1: ${how}`, async () => {
      const scene = await aScene();
      const call = await aPhoneCall(scene);
      await call.enter();
      await call.reportStatus("ringing");
      await call.pickUp();
      await lose(scene);
      expect(twiml(await call.press("1"))).to.equal("<Response><Hangup/></Response>");
      expect((await storedTransfer(scene)).fields).to.include({ state: "declined" });
    });

  it("is what it was while nobody loses anything, also where the number is written with spaces", async () => {
    const phone = aPhone();
    const scene = { ...(await aScene({ manager_phone: `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}` })), phone };
    const call = await aPhoneCall(scene);
    await call.enter();
    await call.reportStatus("ringing");
    await call.pickUp();
    expect(twiml(await call.press("1"))).to.include("<Conference");
    expect((await storedTransfer(scene)).fields).to.include({ state: "connected" });
    await transfer(scene);
  });
});
