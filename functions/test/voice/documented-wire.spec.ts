import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { closings } from "../../fakes/voice/wire/closing.ts";
import type { ServerContent, ServerMessage } from "../../fakes/voice/wire/server-message.ts";
import { declareTools } from "../../src/lib/tools/declare-tools.ts";
import { anOccasion } from "../support/a-tool-call.ts";

const text = readFileSync(join(import.meta.dirname, "../../../docs/voice-sessions.md"), "utf8");

/** The rows of the table below a heading, as cells. */
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

type KindOf<Message> = Message extends unknown ? Exclude<keyof Message, "usageMetadata"> : never;

const messages: Readonly<Record<Exclude<KindOf<ServerMessage>, "serverContent">, true>> = {
  setupComplete: true,
  toolCall: true,
  toolCallCancellation: true,
  goAway: true,
  sessionResumptionUpdate: true,
};

const contents: Readonly<Record<keyof ServerContent, true>> = {
  modelTurn: true,
  inputTranscription: true,
  outputTranscription: true,
  generationComplete: true,
  interrupted: true,
  turnComplete: true,
  turnCompleteReason: true,
  interactionStatus: true,
};

describe("docs/voice-sessions.md", () => {
  it("says what to do on every frame that the voice service sends, in every state", () => {
    const rows = rowsBelow("What a browser gets");
    const events = rows.map(([event = ""]) => event);
    for (const kind of Object.keys(messages))
      expect(
        events.filter((event) => event.startsWith(`\`${kind}\``)),
        kind,
      ).not.to.be.empty;
    for (const kind of Object.keys(contents))
      expect(
        events.filter((event) => event.startsWith(`\`serverContent.${kind}\``)),
        kind,
      ).not.to.be.empty;
    for (const row of rows) expect(row, row.join(" | ")).to.have.length(3).and.not.to.include("");
  });

  it("says what to do on every way in which the voice service ends a connection that a page has begun rightly", () => {
    const rows = rowsBelow("When the socket closes");
    // Codes that a page with one of our tokens cannot provoke.
    const others = new Set([1007]);
    for (const { code, reason } of Object.values(closings)) {
      const those = rows.filter(([codes = ""]) => codes.split(", ").includes(String(code)));
      expect(those, String(code)).not.to.be.empty;
      const isNamed = those.some(([, reasons = ""]) => reasons.includes(reason));
      if (!others.has(code) && !reason.startsWith("Method doesn't")) expect(isNamed, `${code} ${reason}`).to.equal(true);
    }
    for (const code of [1000, 1001, 1005, 1006])
      expect(
        rows.some(([codes = ""]) => codes.includes(String(code))),
        String(code),
      ).to.equal(true);
  });

  it("names the tools that do not block", () => {
    const others = declareTools(anOccasion(), [])
      .filter(({ isAwaited }) => !isAwaited)
      .map(({ name }) => `\`${name}\``);
    const [, listed = ""] = /tools that are not waited for \(([^)]*)\)/.exec(text.replaceAll("\n", " ")) ?? [];
    expect(listed.split(", ").map((name) => name.trim())).to.have.members(others);
  });
});
