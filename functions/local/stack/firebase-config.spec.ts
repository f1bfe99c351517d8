import { expect } from "chai";
import { type FirebaseConfig, readFirebaseConfig, readPortOffset, sitesPort, toStackConfig, withSignallingAt } from "./firebase-config.ts";
import { SetupError } from "./setup-error.ts";

const portsOf = (config: FirebaseConfig): readonly number[] => [
  ...Object.values(config.emulators).map(({ port }) => port),
  config.emulators.firestore.websocketPort,
  sitesPort(config),
];

const stackAt = (offset: number): FirebaseConfig => toStackConfig(readFirebaseConfig(), { offset, ui: true });

describe("toStackConfig", () => {
  it("moves every port", () => {
    expect(portsOf(stackAt(10))).to.deep.equal(portsOf(readFirebaseConfig()).map((port) => port + 10));
  });

  it("keeps any two stacks apart whose offsets are tens up to 4,000", () => {
    const first = new Set(portsOf(stackAt(0)));
    expect(first.size).to.equal(portsOf(stackAt(0)).length);
    for (let offset = 10; offset <= 4000; offset += 10) {
      expect(
        portsOf(stackAt(offset)).filter((port) => first.has(port)),
        `offset ${offset}`,
      ).to.deep.equal([]);
    }
  });
});

describe("the headers of the pages", () => {
  const policiesOf = ({ hosting }: FirebaseConfig): ReadonlyMap<string, string> =>
    new Map(
      hosting.headers.flatMap(({ source, headers }) =>
        headers.filter(({ key }) => key === "Content-Security-Policy").map(({ value }) => [source, value] as const),
      ),
    );

  it("let a local page call local servers", () => {
    expect(policiesOf(stackAt(0)).get("/editor/**")).to.include("connect-src http://127.0.0.1:* ws://127.0.0.1:* 'self' https://");
  });

  const signallingUrl = "ws://127.0.0.1:9302/signal";

  const namesOf = ({ hosting }: FirebaseConfig): readonly string[] =>
    hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key));

  it("say where the fake of Twilio is, in a local stack alone", () => {
    const local = withSignallingAt(stackAt(0), signallingUrl).hosting.headers.filter(({ headers }) =>
      headers.some(({ value }) => value === signallingUrl),
    );
    expect(local.map(({ source }) => source)).to.deep.equal(["/embed/**"]);
    expect(namesOf(readFirebaseConfig())).not.to.include("Lectern-Local-Signalling");
  });

  it("say where the Auth emulator is, in a local stack alone", () => {
    const local = stackAt(20).hosting.headers.flatMap(({ headers }) => headers.filter(({ key }) => key === "Lectern-Local-Auth"));
    expect(local.map(({ value }) => value)).to.deep.equal(["http://127.0.0.1:9119"]);
    expect(namesOf(readFirebaseConfig())).not.to.include("Lectern-Local-Auth");
  });

  it("let a deployed page call none, run no inline code, and be framed by nobody", () => {
    const deployed = policiesOf(readFirebaseConfig());
    expect([...deployed.keys()]).to.include.members(["**", "/editor/**", "/voice/**"]);
    for (const [source, policy] of deployed) {
      expect(policy).not.to.match(/127\.0\.0\.1|localhost|unsafe|\*/);
      expect(policy).to.match(/^default-src 'none'; /);
      // The preview link has a form without a script: *Approve*.
      const forms = source === "/preview/**" ? "self" : "none";
      expect(policy.endsWith(`base-uri 'none'; form-action '${forms}'; frame-ancestors 'none'`), source).to.equal(true);
    }
  });
});

describe("readPortOffset", () => {
  it("is 0 when nothing is said", () => {
    expect(readPortOffset({})).to.equal(0);
    expect(readPortOffset({ LECTERN_PORT_OFFSET: "" })).to.equal(0);
  });

  it("reads a whole number", () => {
    expect(readPortOffset({ LECTERN_PORT_OFFSET: "20" })).to.equal(20);
  });

  for (const text of ["ten", "-10", "1.5", "0x10", "56001", " 10"]) {
    it(`refuses "${text}"`, () => {
      expect(() => readPortOffset({ LECTERN_PORT_OFFSET: text })).to.throw(SetupError, "LECTERN_PORT_OFFSET");
    });
  }
});
