import { expect } from "chai";
import { database } from "../../src/lib/platform/firestore/database.ts";
import { addCount } from "../../src/lib/usage/statistics/count-record.ts";
import { statisticsLimits } from "../../src/lib/usage/statistics/limits.ts";
import { firestore } from "../support/admin-app.ts";
import { countedIn } from "../support/counted.ts";
import { aProject } from "../support/projects.ts";

describe("addCount", () => {
  it("spreads the answers of one page over all documents of the week", async () => {
    const { id: projectId } = await aProject();
    const batch = database().batch();
    const happening = { kind: "page_answer", pageId: "prices" } as const;
    for (let visitor = 0; visitor < 100; visitor++)
      addCount(batch, { projectId, language: "en", at: new Date(), spread: `visitor-${visitor}`, happening });
    await batch.commit();
    expect((await firestore.collection(`projects/${projectId}/statistics`).get()).size).to.equal(statisticsLimits.shards);
    expect(await countedIn(projectId)).to.deep.equal({ "en page prices": 100 });
  });
});
