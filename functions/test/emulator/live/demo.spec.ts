import { expect } from "chai";
import { admin, manager, password } from "../../../../web/shared/demo-people.ts";
import { exampleCall, projectId } from "../../../local/seed/seed-project.ts";
import { signInAs } from "../../support/people.ts";
import { callTool, toolResult } from "../../support/tools.ts";

describe("the demo project", () => {
  const askAs = async (email: string): Promise<string> => {
    const visitor = { ...(await signInAs({ email, password })), projectId };
    return toolResult(await callTool(visitor, exampleCall.tool_name, exampleCall.args)).result;
  };

  it("answers the first login that a newcomer uses in English, and others in their language", async () => {
    expect(await askAs(manager.email)).to.equal("The page “Opening hours” says: Thursday: until 19:00.");
    expect(await askAs(admin.email)).to.equal("På siden «Åpningstider» står det: Torsdag: til 19.00.");
  });
});
