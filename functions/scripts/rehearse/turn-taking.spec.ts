import { expect } from "chai";
import { outputRateHz } from "../../../web/client/src/voice/index.ts";
import { Captions } from "../../../web/voice/conversation/captions.ts";
import { SilentLoudspeaker } from "./silent-loudspeaker.ts";
import { describeTurnTaking, sumTurnTaking, toTurnTakingReport, turnTakingIn } from "./turn-taking.ts";

const sentence = (fromMs: number, toMs: number, quietMs: number) => ({ fromMs, toMs, quietMs });
const span = (fromMs: number, toMs: number) => ({ fromMs, toMs });

describe("turn-taking", () => {
  it("is measured from the end of a sentence to the first sound of its answer", () => {
    const greeting = span(0, 900);
    const { yieldsMs, unanswered, silencesMs, overlapsMs } = turnTakingIn({
      sentences: [sentence(1_000, 2_000, 5_000), sentence(6_000, 7_000, 9_000), sentence(10_000, 11_000, 12_000)],
      agent: [greeting, span(2_600, 4_500), span(8_900, 9_000)],
    });
    expect(yieldsMs).to.deep.equal([600, 1_900]);
    expect({ unanswered, silencesMs, overlapsMs }).to.deep.equal({ unanswered: 1, silencesMs: [], overlapsMs: [] });
  });

  it("has silences before an answer and within it, but not where the visitor takes their time", () => {
    const { silencesMs } = turnTakingIn({
      sentences: [sentence(0, 1_000, 20_000), sentence(60_000, 61_000, 64_000)],
      agent: [span(3_500, 4_500), span(9_000, 20_000), span(62_000, 64_000)],
    });
    expect(silencesMs).to.deep.equal([2_500, 4_500]);
  });

  it("overlaps where both are heard: an agent that does not wait, and a visitor who interrupts", () => {
    const { overlapsMs, yieldsMs } = turnTakingIn({
      sentences: [sentence(1_000, 3_000, 5_000), sentence(5_000, 6_000, 9_000)],
      agent: [span(2_500, 5_400), span(6_200, 9_000)],
    });
    expect(overlapsMs).to.deep.equal([500, 400]);
    expect(yieldsMs).to.deep.equal([0, 200]);
  });

  it("is told to people and to programs", () => {
    const one = { yieldsMs: [400, 1_400], unanswered: 1, overlapsMs: [300], silencesMs: [2_500, 3_000] };
    expect(describeTurnTaking(sumTurnTaking([one, one]))).to.equal(
      "4 answers: half began within 0.9 s, 95 % within 1.4 s; 2 sentences got none. 2 overlaps, up to 0.3 s. 4 silences of more than 2 s, up to 3.0 s.",
    );
    expect(toTurnTakingReport(one)).to.deep.equal({
      ...{ answers: 2, unanswered: 1, yield_ms: { p50: 900, p95: 1_350 } },
      ...{ overlaps: 1, longest_overlap_ms: 300, silences: 2, longest_silence_ms: 3_000 },
    });
    expect(toTurnTakingReport(sumTurnTaking([]))).to.include({ answers: 0, yield_ms: null });
    expect(describeTurnTaking(sumTurnTaking([]))).to.match(/^No answers\./);
  });
});

describe("the sound that a rehearsal hears", () => {
  /** 100 ms. */
  const data = Buffer.alloc(outputRateHz / 5).toString("base64");
  const frame = (isSilent: boolean) =>
    ({
      kind: "frame",
      socket: 1,
      atMs: 0,
      event: { kind: "audio", data, rateHz: outputRateHz, ...(isSilent && ({ isSilent: true } as const)) },
    }) as const;

  const play = (loudspeaker: SilentLoudspeaker, isSilent = false): void => {
    loudspeaker.play({ data, rateHz: outputRateHz }, frame(isSilent));
  };

  it("is one speech as long as it is queued, ends where it is cut, and is none where it is silence", () => {
    const loudspeaker = new SilentLoudspeaker(new Captions(SilentLoudspeaker.rateHz));
    play(loudspeaker);
    play(loudspeaker);
    const [first] = loudspeaker.spans;
    expect((first?.toMs ?? 0) - (first?.fromMs ?? 0)).to.be.closeTo(200, 1e-6);
    loudspeaker.clear();
    const cut = loudspeaker.spans[0]?.toMs;
    expect(cut).to.be.below(first?.toMs ?? 0);
    play(loudspeaker);
    expect(loudspeaker.spans).to.have.length(2);
    expect(loudspeaker.spans[0]?.toMs).to.equal(cut);
    play(loudspeaker, true);
    expect(loudspeaker.spans).to.have.length(2);
  });
});
