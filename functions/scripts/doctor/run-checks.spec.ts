import { setTimeout as pause } from "node:timers/promises";
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { expect } from "chai";
import { type Check, fail, pass, skip, warn } from "./check.ts";
import { chooseChecks, describeCost, readOptions } from "./read-options.ts";
import { aPatient, keepAll } from "./patient.ts";
import { describeResult, isHealthy, summarise, toJunit } from "./report.ts";
import { runChecks, runPatiently } from "./run-checks.ts";
import { shownPart } from "./start-session.ts";

const never = async (): Promise<never> => Promise.reject(new Error("nobody asks for it"));

const patient = () => aPatient({ projectId: "p", projectName: "p", origin: "", google: undefined, call: undefined, target: never });

const aCheck = (name: Check["name"], run: Check["run"], more: Partial<Check> = {}): Check => ({ name, run, ...more });

const good = aCheck("deployment/good", async () => pass("All is well."));

describe("runChecks", () => {
  it("makes a failure of what a check throws, and of a time that is over, and goes on", async () => {
    const checks = [
      aCheck("deployment/throws", async () => Promise.reject(new Error("no such thing"))),
      aCheck("deployment/hangs", async () => pause(60_000, pass("too late")), { timeMs: 20 }),
      good,
    ];
    const results = await runChecks(checks, patient(), { signal: new AbortController().signal });
    expect(results.map(({ status, message }) => [status, message])).to.deep.equal([
      ["fail", "The check failed: no such thing"],
      ["fail", "No result after 0.02 s."],
      ["pass", "All is well."],
    ]);
    expect(results.map(({ fix = "" }) => fix !== "")).to.deep.equal([true, true, false]);
    expect([summarise(results), isHealthy(results)]).to.deep.equal(["1 passed, 0 warned, 2 failed, 0 skipped", false]);
  });

  it("begins nothing more when it is to stop", async () => {
    const controller = new AbortController();
    const stops = aCheck("deployment/stops", async () => {
      controller.abort();
      return pause(60_000, pass("too late"));
    });
    const results = await runChecks([stops, good], patient(), { signal: controller.signal });
    expect(results.map(({ name }) => name)).to.deep.equal(["deployment/stops"]);
  });

  it("shows no secret, however it is spelt", async () => {
    const one = patient();
    one.secrecy.keep("p@ssword/123");
    const told = aCheck("others/told", async () => fail("It said p@ssword/123.", "curl http://x?key=p%40ssword%2F123"));
    const [result] = await runChecks([told], one, { signal: new AbortController().signal });
    expect(result).to.deep.include({ message: "It said [secret].", fix: "curl http://x?key=[secret]" });
  });
});

describe("runPatiently", () => {
  const failsUntil = (turn: number, kind?: Check["kind"]): { readonly check: Check; readonly turns: () => number } => {
    let turns = 0;
    const run = async () => (++turns < turn ? fail("Not yet.", "Wait.") : pass("Now."));
    return { check: aCheck("deployment/late", run, kind === undefined ? {} : { kind }), turns: () => turns };
  };
  const options = { signal: new AbortController().signal, settleMs: 1 };

  it("looks once more at what failed, and only once", async () => {
    const late = failsUntil(2, "cheap");
    expect((await runPatiently([good, late.check], patient(), options)).map(({ status }) => status)).to.deep.equal(["pass", "pass"]);
    const broken = failsUntil(3, "cheap");
    expect((await runPatiently([broken.check, good], patient(), options)).map(({ status }) => status)).to.deep.equal(["fail", "pass"]);
    expect([late.turns(), broken.turns()]).to.deep.equal([2, 2]);
  });

  it("does nothing twice that has a price or needs rights", async () => {
    for (const kind of ["deep", "call", undefined] as const) {
      const one = failsUntil(2, kind);
      expect((await runPatiently([one.check], patient(), options))[0]?.status).to.equal("fail");
      expect(one.turns()).to.equal(1);
    }
  });
});

describe("secrets", () => {
  it("are kept as they are where a % in them is only that", () => {
    const one = patient();
    keepAll(one.secrecy, '{"user":"name-with-p%40ssword","password":"100%-of-my-long-words"}');
    expect(one.secrecy.hide("100%-of-my-long-words name-with-p@ssword")).to.equal("[secret] [secret]");
  });

  it("are hidden before an answer is shortened", () => {
    const one = patient();
    one.secrecy.keep("a-secret-that-is-long");
    expect(shownPart(one, `${"x".repeat(290)}a-secret-that-is-long`)).to.equal(`${"x".repeat(290)}[secret]`);
  });
});

describe("describeResult", () => {
  it("says how to mend what is wrong, and how long it took", () => {
    const result = { name: "others/mail", ms: 12 };
    expect(describeResult({ ...result, ...pass("Fine.") })).to.equal("ok   others/mail: Fine. (12 ms)");
    expect(describeResult({ ...result, ...warn("Slow.", "a\nb") })).to.equal("WARN others/mail: Slow. (12 ms)\n         a\n         b");
    expect(describeResult({ ...result, ...skip("None.") })).to.equal("-    others/mail: None.");
  });
});

describe("the report for continuous integration", () => {
  it("is XML, whatever the checks say", () => {
    const results = [
      { name: "others/mail", ms: 1_200, ...fail('It said <"no"> & \u0007.', "a\nb") },
      { name: "voice/judge", ms: 3, ...warn("Slow.", "Another one.") },
      { name: "phone/key", ms: 0, ...skip("None.") },
    ];
    const { root } = parseXml(toJunit(results, { project: "p", at: new Date(0) }));
    expect(root?.attributes).to.deep.include({ name: "doctor of p", tests: "3", failures: "1", skipped: "1" });
    const cases = (root?.children ?? []).filter((child) => child instanceof XmlElement);
    expect(cases.map(({ attributes }) => [attributes["classname"], attributes["name"], attributes["time"]])).to.deep.equal([
      ["doctor.others", "mail", "1.2"],
      ["doctor.voice", "judge", "0.003"],
      ["doctor.phone", "key", "0"],
    ]);
    expect(cases.map(({ text }) => text)).to.deep.equal(['It said <"no"> & .\na\nb', "Slow.\nAnother one.", ""]);
  });
});

describe("the doctor's options", () => {
  const names = (...words: readonly string[]): readonly string[] => {
    const options = readOptions(words);
    const checks = [
      good,
      aCheck("voice/a", good.run),
      aCheck("voice/b", good.run, { kind: "deep" }),
      aCheck("phone/c", good.run, { kind: "call" }),
    ];
    return options === undefined ? [] : chooseChecks(checks, options).map(({ name }) => name);
  };

  it("choose what is looked at: nothing that costs or rings by itself", () => {
    expect(names("--local")).to.deep.equal(["deployment/good", "voice/a"]);
    expect(names("--local", "--only", "voice", "--deep")).to.deep.equal(["voice/a", "voice/b"]);
    expect(names("--project", "p", "--only", "phone,voice", "--call", "+4791234567")).to.deep.equal(["voice/a", "phone/c"]);
  });

  it("are refused when they make no sense", () => {
    expect(() => readOptions([])).to.throw("Name a project with --project, or the stack on this machine with --local.");
    expect(() => readOptions(["--local", "--project", "p"])).to.throw("cannot be used with");
    expect(() => readOptions(["--local", "--only", "voice,legs"])).to.throw("There are: deployment, voice, phone, others.");
    expect(() => readOptions(["--local", "--call", "91234567"])).to.throw("It must be a number such as +4791234567.");
  });

  it("say before what it costs", () => {
    const costOf = (...words: readonly string[]): string => describeCost(readOptions(words) ?? expect.fail("no options"), true);
    expect(describeCost(readOptions(["--local", "--deep"]) ?? expect.fail("no options"), false)).to.equal(
      "These checks are free. --deep: ten minutes.",
    );
    expect(costOf("--local", "--only", "deployment")).to.equal("These checks are free.");
    expect(costOf("--local", "--deep")).to.include("about a cent more");
    expect(costOf("--local", "--call", "+4791234567")).to.include("+4791234567 rings, for the price of one call.");
  });
});
