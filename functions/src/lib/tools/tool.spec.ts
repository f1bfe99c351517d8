import { expect } from "chai";
import * as z from "zod/mini";
import { aToolCall } from "../../../test/support/a-tool-call.ts";
import type { UnknownRecord } from "../platform/core/unknown-record.ts";
import { tool, looseString, required } from "./tool.ts";

describe("tool", () => {
  const understood = async (args: UnknownRecord): Promise<unknown> => {
    const declared = z.object({ registry_id: looseString("A number."), country: looseString("A country.") }).check(required("country"));
    const run = async (parsed: unknown) => ({ result: JSON.stringify(parsed) });
    const { result } = await tool({ name: "choose", description: "", args: declared, load: async () => ({ run }) }).run(
      args,
      aToolCall("en"),
    );
    return JSON.parse(result);
  };

  for (const [registryId, country] of [
    ["registryId", "Country"],
    ["registry-id", "COUNTRY"],
    ["RegistryID", "country "],
  ] as const)
    it(`takes ${registryId} and ${country} for the arguments that they are nearly`, async () => {
      expect(await understood({ [registryId]: "9", [country]: "NO" })).to.deep.equal({ registry_id: "9", country: "NO" });
    });

  it("prefers the declared name, and passes over what is no argument", async () => {
    const expected = { registry_id: "9", country: "NO" };
    for (const args of [
      { registry_id: "9", registryId: "8", country: "NO", nation: "SE" },
      { registryId: "8", registry_id: "9", country: "NO" },
      { registryId: "9", registry_id: "", country: null, COUNTRY: "NO" },
    ])
      expect(await understood(args)).to.deep.equal(expected);
  });
});
