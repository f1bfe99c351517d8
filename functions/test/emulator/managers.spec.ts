import { expect } from "chai";
import { firestore } from "../support/admin-app.ts";
import { aWorkplace } from "../support/projects.ts";
import { ownSettings, unknownPhones } from "../support/replies.ts";

const manager = { name: "", phone: "+4721985800", hours: null, languages: [] };
const ingrid = { name: "Ingrid", phone: "+4791234567", hours: [{ day: 6, opens: "20:00", closes: "24:00" }], languages: ["nb"] };

describe("settingsSite, whom visitors are put through to", () => {
  it("keeps the others when a program that knows one phone names another or none", async () => {
    const { project, editor } = await aWorkplace();
    ownSettings(await editor.configure({ managers: [{ ...manager, name: "Mia" }, ingrid] }));
    const ref = firestore.doc(`projects/${project.id}`);
    const managers = async () => ownSettings(await editor.settings()).managers.map(({ name, phone }) => [name, phone]);
    await ref.update({ manager_phone: "+47 22 22 55 55" });
    expect(await managers()).to.deep.equal([
      ["Mia", "+47 22 22 55 55"],
      ["Ingrid", ingrid.phone],
    ]);
    await ref.update({ manager_phone: ingrid.phone });
    expect(await managers()).to.deep.equal([["Ingrid", ingrid.phone]]);
    await ref.update({ manager_phone: null });
    expect(await managers()).to.deep.equal([]);
    expect(ownSettings(await editor.configure({ manager_phone: "+4721985800" })).managers).to.deep.equal([manager]);
  });

  it("takes a number that is in no known range, and warns of it", async () => {
    const { editor } = await aWorkplace();
    const unknown = "+4759123456";
    expect(unknownPhones(await editor.configure({ manager_phone: unknown }))).to.deep.equal(["manager_phone"]);
    expect(ownSettings(await editor.settings()).manager_phone).to.equal(unknown);
    const managers = [manager, { ...ingrid, phone: unknown }];
    expect(unknownPhones(await editor.configure({ managers, manager_phone: manager.phone }))).to.deep.equal(["managers.1.phone"]);
    expect(unknownPhones(await editor.configure({ greeting: "Hi" }))).to.deep.equal([]);
  });
});
