import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import * as z from "zod";
import texts from "../../../../src/lib/i18n/texts/en.json" with { type: "json" };
import { stack } from "../../../support/stack-addresses.ts";
import { callTool, toolResult } from "../../../support/tools.ts";
import { aVisitor, aVoiceProject } from "../../../support/visitors.ts";
import { aPhone, storedTransfer } from "./support/transfer-fixture.ts";
import { cardOf } from "./support/phone-call.ts";

const { transfers: english } = texts;

const Calls = z.object({
  calls: z.array(z.looseObject({ sid: z.string(), from: z.string(), to: z.string(), status: z.string(), inConversation: z.boolean() })),
});

/** The control path of the stack's telephony service. */
const control = async (method: string, path: string, body?: object): Promise<unknown> => {
  const base = process.env["LECTERN_TELEPHONY_URL"] ?? "";
  const response = await fetch(`${base}/control/${path}`, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};

const callOf = async (isIt: (call: z.infer<typeof Calls>["calls"][number]) => boolean) =>
  Calls.parse(await control("GET", "calls")).calls.find(isIt);

describe("a transfer in the local stack", () => {
  it("finds its hold sound at Hosting", async () => {
    const response = await fetch(`${stack.hostingUrl}/hold.wav`);
    expect(response.status).to.equal(200);
    expect(response.headers.get("content-type")).to.match(/^audio\/(x-)?wave?$/);
  });

  it("goes through Hosting, at whose address Twilio signs", async () => {
    const phone = aPhone();
    const visitor = await aVisitor(await aVoiceProject({ name: "Fjord & Co", manager_phone: phone }));
    await control("PUT", "phones", { number: phone, script: "presses 1" });
    const card = cardOf(toolResult(await callTool(visitor, "transfer_to_manager")));
    await control("POST", "clients", { accessToken: card.access_token });

    const until = async (state: string): Promise<void> => {
      for (let tries = 0; tries < 250; tries++) {
        const { fields } = await storedTransfer({ visitor });
        if (fields["state"] === state) return;
        expect(fields["state"]).to.be.oneOf(["requested", "caller_waiting", "dialing", "ringing", "answered", "connected"]);
        await sleep(200);
      }
      throw new Error(`the transfer is not ${state}`);
    };
    await until("connected");
    expect(cardOf(toolResult(await callTool(visitor, "transfer_to_manager"))).state).to.equal("connected");
    const manager = await callOf(({ to }) => to === phone);
    await control("POST", "calls/hang-up", { sid: manager?.sid });
    await until("ended");
    expect(toolResult(await callTool(visitor, "transfer_to_manager")).result).to.equal(english.outcome_ended);
  });
});
