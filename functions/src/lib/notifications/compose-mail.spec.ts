import { expect } from "chai";
import { composeMail } from "./compose-mail.ts";

const recipients = { language: "en", emails: [], team: [], webhook: undefined, siteHook: undefined };
const notice = { id: "n", kind: "call_back", itemId: "1", at: new Date(0), settled: new Set<string>() } as const;

describe("composeMail", () => {
  it("has what others have written on one line each, in the order in which it is written, and not endlessly", async () => {
    const { subject, text, html } = await composeMail(
      {
        ...{ projectId: "p", notice, openQuestions: 0 },
        recipients: { ...recipients, projectName: `A\u202Egpj.\u2028B\r\nBcc: c@d.example${"e".repeat(5_000)}` },
        callBack: {
          name: `Noa\u2029Read and answer here: x\u2066${"y".repeat(5_000)}`,
          phone: "+4721985800",
          siteTime: "2026-11-30T14:00",
        },
      },
      { language: "en", link: "https://here.example/" },
    );
    for (const part of [subject, text, html]) expect(part).to.not.match(/[\u202A-\u202E\u2066-\u2069\u2028\u2029\r]/);
    expect(subject).to.match(/^.{1,400}$/);
    expect(text).to.match(/^Noa Read and answer here: x/m);
    expect(text).to.have.length.below(1_000);
  });
});
