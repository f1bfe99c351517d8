import { expect } from "chai";
import type { Account } from "./people-store.ts";
import { unknownProfile } from "../projects/profile.ts";
import { leaveTeam, toLeaver } from "./leave-team.ts";

const profile = { ...unknownProfile, first_name: "Ada", last_name: "Berg" };
const account: Account = {
  ...{ uid: "ada", email: "ada@people.example", phone: "+12025550199" },
  ...{ isDisabled: false, isProven: true, isOnlyItsAddress: true },
};
const ada = { name: "ADA ", phone: "+1 202 555 0177" };
const noa = { name: "Noa", phone: "+4721985800" };
const contacts = { emails: ["Ada@people.example", "desk@people.example"], managers: [ada, noa], phone: ada.phone };
const namesake = [{ ...unknownProfile, first_name: "Ada", last_name: "Lund" }];

describe("whoever leaves a team", () => {
  it("is called no more by a name that only they have, though nobody has stored their phone", () => {
    expect(leaveTeam(contacts, [toLeaver(account, profile, [{ ...profile, first_name: "Noa" }])])).to.deep.equal({
      emails: ["desk@people.example"],
      managers: [noa],
      phone: noa.phone,
    });
  });

  it("is called no more by the full name, where the first one may be somebody else's", () => {
    const managers = [ada, { ...noa, name: "Ada Berg" }];
    expect(leaveTeam({ ...contacts, managers }, [toLeaver(account, profile, namesake)])).to.deep.include({
      managers: [ada],
      phone: ada.phone,
    });
  });

  it("is called no more at the phone that they sign in with", () => {
    const managers = [{ name: "Front desk", phone: "+1 (202) 555-0199" }, noa];
    expect(leaveTeam({ ...contacts, managers, phone: managers[0]?.phone }, [toLeaver(account, unknownProfile, [])])).to.include({
      phone: noa.phone,
    });
  });

  it("takes nobody's phone whose name somebody else has, in the list or in the team", () => {
    for (const [managers, others] of [
      [[ada, { ...noa, name: "Ada" }], []],
      [[ada, noa], namesake],
      [[{ ...ada, name: "" }, noa], []],
      [[{ ...ada, name: "Adam" }, noa], []],
    ] as const)
      expect(leaveTeam({ ...contacts, managers, phone: ada.phone }, [toLeaver(account, profile, others)])).to.deep.include({
        managers,
        phone: ada.phone,
      });
  });

  it("takes nobody's phone that is in somebody else's profile, whatever stands in their own", () => {
    const colleague = { ...unknownProfile, first_name: "Noa", phone: "+47 21 98 58 00" };
    for (const claimed of [{ phone: noa.phone }, { first_name: "Desk" }]) {
      const managers = [{ ...noa, name: "Desk" }, ada];
      const left = leaveTeam({ ...contacts, managers, phone: noa.phone }, [
        toLeaver(account, { ...unknownProfile, ...claimed }, [colleague]),
      ]);
      expect(left).to.deep.include({ managers, phone: noa.phone });
    }
  });

  it("and has no account any more gets no mails at the address of their profile", () => {
    const { emails } = leaveTeam(contacts, [toLeaver(undefined, { ...profile, contact_email: "ada@people.example" }, [])]);
    expect(emails).to.deep.equal(["desk@people.example"]);
  });
});
