import { expect } from "chai";
import { readFileSync } from "node:fs";
import * as z from "zod";
import { silentMicrophone } from "./support/microphones.ts";
import { useTalks } from "./support/talk.ts";
import { expectReleased } from "./support/witness.ts";

const Frames = z.array(z.strictObject({ atMs: z.number(), direction: z.enum(["sent", "received"]), frame: z.unknown() }));

describe("a visitor who reports a fault", () => {
  const talks = useTalks(silentMicrophone);

  it("saves what went over the wire, without sound, token and handle", async () => {
    const talk = await talks.open({ tag: 'placement="destination_page" trace', browser: { acceptDownloads: true } });
    await talk.start();
    await talk.caption("Welcome!");
    await talk.type("I like bikes");
    await talk.caption("You said: I like bikes");
    const [saved] = await Promise.all([
      talk.page.waitForEvent("download"),
      talk.page.getByRole("button", { name: "Save a report" }).click(),
    ]);
    expect(saved.suggestedFilename()).to.equal("lectern-trace.json");
    const text = readFileSync(await saved.path(), "utf8");
    const frames = Frames.parse(JSON.parse(text));
    expect(new Set(frames.map(({ direction }) => direction))).to.deep.equal(new Set(["sent", "received"]));
    expect(text).to.include("I like bikes").and.to.include("setupComplete");
    expect(text).not.to.include("auth_tokens");
    expect(Math.max(...(text.match(/[\w+/=]+/g) ?? []).map(({ length }) => length)), "no sound").to.be.lessThan(100);
    await talk.end();
    await expectReleased(talk.page);
  });

  it("finds no such button where nobody has asked for it @nightly", async () => {
    const talk = await talks.open();
    await talk.start();
    await talk.caption("Welcome!");
    expect(await talk.page.getByRole("button", { name: "Save a report" }).count()).to.equal(0);
    await talk.end();
    await expectReleased(talk.page);
  });
});
