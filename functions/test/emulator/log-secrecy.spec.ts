import { expect } from "chai";
import { getExpectedTwilioSignature } from "twilio/lib/webhooks/webhooks.js";
import { localTelephony } from "../../fakes/telephony/settings.ts";
import { operatorMessages } from "../../src/lib/platform/core/operator-log.ts";
import { publicNames, runtime, schedules, webhookNames } from "../../src/lib/platform/config/runtime.ts";
import { tools } from "../../src/lib/tools/registry.ts";
import { firestore } from "../support/admin-app.ts";
import { type EndpointName, endpoints } from "../support/api.ts";
import { type EchoingServer, echoingServer } from "../support/echoing-server.ts";
import { startInstance } from "../support/instances.ts";
import { marks, send, type Sent, spellings, spoiled } from "../support/marked-requests.ts";
import { nightlyIf } from "../support/nightly.ts";
import { aMember, type Person } from "../support/people.ts";
import { aForeignDraft, aLivePage, aProject, aSlug } from "../support/projects.ts";

const { name, phone, email, words, token: markedToken } = marks;

const json = { "Content-Type": "application/json" };

/** All log by the same lines of code: by day, those that handle what people say and write, a webhook, and a schedule. */
const byDay: ReadonlySet<string> = new Set<string>([
  "docsPublish",
  "mediaUpload",
  "editSave",
  "inboxChange",
  "liveSession",
  "liveSessionResume",
  "liveToolsExecute",
  "telephonyEvents",
  "runDue",
]);

describe("everything that the functions print", () => {
  let echo: EchoingServer;
  let project: Awaited<ReturnType<typeof aProject>>;
  let manager: Person;
  let visitor: Person;
  const slug = aSlug();

  before(async () => {
    echo = await echoingServer();
    project = await aProject({
      name,
      modules: { voice: true, onboarding: true },
      live_agent: { greeting: words, voice: "Kore", instructions: words },
      manager_phone: phone,
    });
    manager = await aMember(project.id, "manager");
    visitor = await aMember(project.id, "member");
    const profile = { first_name: name, last_name: name, phone, contact_email: email, language: "sw", pronoun: "she_her" };
    for (const { uid } of [manager, visitor]) await firestore.doc(`users/${uid}`).set({ profile });
    await aLivePage(project, { slug, content: `${words}. ${words}`, metadata: { title: name, contact: email } });
  });

  after(async () => echo[Symbol.asyncDispose]());

  /** Every outside service fails, and its errors quote the request. */
  const environment = () => ({
    GEMINI_API_URL: echo.url,
    GEMINI_API_KEY: markedToken,
    TRANSLATE_API_URL: echo.url,
    REGISTRY_URLS: JSON.stringify(Object.fromEntries(["no", "gleif", "places"].map((source) => [source, echo.url]))),
    PLACES_API_KEY: markedToken,
    PUBLIC_BASE_URL: echo.url,
    TWILIO_API_URL: echo.url,
    TWILIO_ACCOUNT_SID: localTelephony.accountSid,
    TWILIO_API_KEY_SID: localTelephony.apiKeySid,
    TWILIO_API_KEY_SECRET: markedToken,
    TWILIO_AUTH_TOKEN: markedToken,
    TWILIO_TWIML_APP_SID: localTelephony.applicationSid,
    TWILIO_FROM_NUMBER: localTelephony.fromNumber,
  });

  /** Valid requests of an endpoint, by authorized callers, with data about themselves. */
  const rightCalls = async (endpoint: EndpointName): Promise<readonly Sent[]> => {
    const { method, path } = endpoints[endpoint];
    const draftId = await aForeignDraft(project, { slug: aSlug(), content: words, metadata: { name, phone } });
    const isLive = endpoint.startsWith("live");
    const person = isLive && endpoint !== "liveToolsExecute" ? visitor : manager;
    const headers = { Authorization: `Bearer ${person.token}`, ...json, ...(isLive && { "x-project-id": project.id }) };
    const sent = { method, path: path(project.id, draftId, "a-version"), headers };
    const edit = { draftId, slug, language: "en", metadata: { title: name, phone }, content: `${words} ${email}` };
    if (endpoint !== "liveToolsExecute")
      return [{ ...sent, ...(method !== "GET" && { body: JSON.stringify({ ...edit, live_agent_placement: "widget" }) }) }];
    const args = {
      question: words,
      message: `${words} ${phone}`,
      query: name,
      country: "NO",
      first_name: name,
      phone,
      email,
      url: `https://${name}.example`,
    };
    const more = {
      company: name,
      place_id: name,
      path: "summary",
      value: words,
      answer: words,
      language: "sw",
      contact_email: email,
      registry_id: phone,
    };
    const byTool = tools.map((tool) => ({
      ...sent,
      body: JSON.stringify({ tool_name: tool.name, args: { ...args, ...more }, call_id: `${name} ${tool.name}` }),
    }));
    const few = [
      { question: words },
      { message: `${words} ${phone}` },
      { answer: words },
      { query: name, country: "NO" },
      { path: "phone", value: phone },
      {},
    ];
    return [
      ...byTool,
      ...tools.flatMap((tool) => few.map((some) => ({ ...sent, body: JSON.stringify({ tool_name: tool.name, args: some }) }))),
    ];
  };

  /** Twilio's requests, and those of somebody who pretends to be Twilio. */
  const webhookCalls = (functionName: string): readonly Sent[] => {
    const paths =
      functionName === "telephonyVoice"
        ? ["voice"]
        : ["room", "hold", "after", "call", "announcement", "key"].map((event) => `events/${event}`);
    return paths.flatMap((path) => {
      const address = `/api/telephony/${path}?project=${project.id}&transfer=a-transfer&round=0`;
      const fields = {
        CallSid: "CA1",
        From: `client:v_${name}`,
        To: phone,
        Caller: phone,
        CallStatus: "busy",
        SpeechResult: words,
        Digits: phone,
      };
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(fields).toString();
      const sign = (token: string) => getExpectedTwilioSignature(token, echo.url + address, { ...fields });
      const sent = { method: "POST", path: address, headers: { ...headers, "X-Twilio-Signature": sign(markedToken) }, body };
      return [
        sent,
        { ...sent, headers: { ...headers, "X-Twilio-Signature": sign("another token") } },
        { ...sent, headers },
        ...spoiled(sent),
      ];
    });
  };

  /** A call whose reports were lost: the sweep asks Twilio about it, in vain. */
  const anOverdueTransfer = async (): Promise<void> => {
    const longAgo = new Date(Date.now() - 3_600_000);
    const ids = { uid: visitor.uid, identity: `v_${name}`, room: `x_${name}`, manager_phone: phone, project_name: name };
    const languages = { visitor_language: "sw", manager_language: "en" };
    const state = { state: "dialing", deadline: longAgo, reserved_at: longAgo, created_at: longAgo, caller_call: "CA1" };
    await firestore.doc(`projects/${project.id}/transfers/overdue`).set({ ...ids, ...languages, ...state });
  };

  const callsOf = async (functionName: string): Promise<readonly Sent[]> => {
    if (functionName in schedules) {
      await anOverdueTransfer();
      return [{ method: "POST", path: "/", headers: { "X-CloudScheduler-JobName": name } }];
    }
    if (functionName.startsWith("telephony")) return webhookCalls(functionName);
    if (functionName === "previewPage") return [{ method: "GET", path: `/preview/${"t".repeat(32)}`, headers: {} }];
    if (functionName === "siteAgent")
      return [project.id, name].map((id) => ({ method: "GET", path: `/api/sites/${encodeURIComponent(id)}/agent?${name}`, headers: {} }));
    if (isPublic(functionName)) return [{ method: "GET", path: `/media/${project.id}/${encodeURIComponent(name)}`, headers: {} }];
    const names = Object.keys(endpoints).filter((one): one is EndpointName => one === functionName || one === `${functionName}Read`);
    const right = (await Promise.all(names.map(rightCalls))).flat();
    return [...right, ...right.slice(0, 1).flatMap(spoiled)];
  };

  const isPublic = (functionName: string): boolean => publicNames.some((one) => one === functionName);

  /** What functions-framework prints at its start. */
  const isAboutStart = (line: string): boolean => /^(Serving function\.\.\.|Function: |Signature type: |URL: http)/.test(line);

  for (const functionName of [...Object.keys(runtime), ...Object.keys(schedules)]) {
    it(`is lines about work, and names nobody: ${functionName}${nightlyIf(!byDay.has(functionName))}`, async () => {
      const calls = await callsOf(functionName);
      expect(calls).not.to.be.empty;
      const instance = await startInstance(toStartable(functionName), environment());
      for (const one of calls) await send(instance.url, one);
      await instance.rest();
      await instance.stop();
      const printed = instance.log();
      const said = printed.split("\n").filter((line) => line !== "" && !isAboutStart(line));
      expect(said).not.to.be.empty;
      const odd = said.filter(
        (line) => !line.startsWith("{") || !operatorMessages.some((message) => line.includes(JSON.stringify(message))),
      );
      expect(odd).to.deep.equal([]);
      for (const line of said) expect(JSON.parse(line)).to.include.keys("severity", "message", "function", "outcome");
      const lower = printed.toLowerCase();
      const secrets = [
        ...spellings,
        manager.uid,
        visitor.uid,
        ...[manager, visitor].map(({ token }) => token.slice(-40)),
        "people.example",
      ];
      expect(secrets.filter((secret) => lower.includes(secret.toLowerCase()))).to.deep.equal([]);
    });
  }
});

type Startable = Parameters<typeof startInstance>[0];

const toStartable = (functionName: string): Startable => {
  const known: readonly Startable[] = [
    "closeTransfers",
    "runDue",
    ...webhookNames,
    ...publicNames,
    ...Object.keys(endpoints).filter(isEndpoint),
  ];
  const found = known.find((one) => one === functionName);
  if (found === undefined) throw new Error(`${functionName} cannot be started`);
  return found;
};

const isEndpoint = (one: string): one is EndpointName => one in endpoints;
