import { expect } from "chai";
import { localPlacesKey } from "../../../../fakes/registries/sources/places.ts";
import { type FakeRegistries, startFakeRegistries } from "../../../../fakes/registries/start-fake-registries.ts";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { firestore } from "../../../support/admin-app.ts";
import { type Instance, startInstance } from "../../../support/instances.ts";
import { briefOf, getSession } from "../../../support/onboarding.ts";
import type { ToolResult } from "../../../../answers/tool-result.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject, type Visitor } from "../../../support/visitors.ts";

describe("select_company, at its limits", () => {
  let registries: FakeRegistries;
  let instances: readonly Instance[];
  let turn = 0;

  before(async () => {
    registries = await startFakeRegistries();
    const environment = { ...registries.parameters, COMPANIES_HOUSE_API_KEY: "-", PLACES_API_KEY: localPlacesKey };
    instances = await Promise.all([1, 2].map(async () => startInstance("liveToolsExecute", environment)));
  });

  after(async () => {
    await Promise.all([...instances.map(async (instance) => instance.stop()), registries.stop()]);
  });

  const anOwnerWith = async (person: number, project = 100): Promise<Visitor> =>
    aVisitor(
      await aVoiceProject({
        modules: { voice: true, onboarding: true },
        limits: { select_company: { per_person: person, per_project: project } },
      }),
    );

  /** In one process after the other. */
  const select = async (owner: Visitor, args: object): Promise<ToolResult> =>
    toolResult(await callTool(owner, "select_company", { country: "NO", ...args }, { base: instances[turn++ % 2]?.url ?? "" }));

  const asked = (): number => registries.control.requests().length;

  const used = async ({ projectId, uid }: Visitor): Promise<unknown> => {
    const records = await firestore.collection(`projects/${projectId}/daily_budgets`).where("uid", "==", uid).get();
    return records.docs[0]?.get("counts.select_company") ?? 0;
  };

  const everything = { registry_id: "915468519", place_id: "ChIJLectern_FjordBakeri01", business_url: "fjordbakeri.example" };

  it("sends no second request about the selected company, however it is named, and counts it once", async () => {
    const owner = await anOwnerWith(20);
    const first = await select(owner, everything);
    const before = asked();
    for (const again of [everything, { registry_id: "NO-ORGNR:915 468 519" }, { place_id: everything.place_id }]) {
      const answer = await select(owner, again);
      expect(answer.result).to.match(/already/);
      expect(briefOf(answer).company).to.deep.equal(briefOf(first).company);
    }
    const burst = await Promise.all(Array.from({ length: 30 }, async () => select(owner, everything)));
    expect(burst.every(({ result }) => result.includes("already"))).to.be.true;
    expect(asked()).to.equal(before);
    expect(await used(owner)).to.equal(1);
  });

  it("asks no more than a person may, however many calls there are at once, and stores what was said unchecked", async () => {
    const owner = await anOwnerWith(3);
    const numbers = ["915468519", "980068048", "998885418"];
    const before = asked();
    const answers = await Promise.all(
      Array.from({ length: 24 }, async (_, index) =>
        select(owner, { registry_id: numbers[index % 3] ?? "", business_url: `http://site-${index}.example` }),
      ),
    );
    expect(answers).to.have.length(24);
    expect(await used(owner)).to.equal(3);
    expect(asked() - before).to.be.at.most(3);
    const last = await select(owner, { registry_id: "889640782" });
    expect(last.result).to.include(texts.onboarding.unverified);
    expect((await getSession(owner)).company).to.include({ registry_id: "NO-ORGNR:889640782", registry: "unknown", name: null });
    expect(asked() - before).to.be.at.most(3);
  });

  it("asks no more than the project may, and not about impossible numbers", async () => {
    const owner = await anOwnerWith(20, 1);
    const other = await aVisitor(owner.projectId);
    await select(owner, { registry_id: "not a number" });
    expect(await used(owner)).to.equal(0);
    await select(owner, { registry_id: "915468519" });
    const before = asked();
    await select(other, { registry_id: "915468519" });
    expect(asked()).to.equal(before);
  });
});
