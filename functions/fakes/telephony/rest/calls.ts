import { dialOut } from "../network/dial-out.ts";
import type { Call, CallPlan } from "../network/call.ts";
import type { Exchange } from "../exchange.ts";
import { followTwiml } from "../twiml/run-document.ts";
import { toCallJson, toPageJson } from "../wire/call-json.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { Refusal, twilioError } from "../wire/twilio-error.ts";
import { readCallPlan } from "./read-call-plan.ts";
import { FormFields } from "./read-fields.ts";
import type { RestFault } from "../network/phone-script.ts";

export async function answerCalls(exchange: Exchange, request: RestRequest): Promise<RestAnswer> {
  const [, sid] = request.parts;
  if (sid === undefined) {
    if (request.method === "POST") return createCall(exchange, request);
    return request.method === "GET" ? listCalls(exchange, request) : twilioError(20_004);
  }
  const call = exchange.calls.find(sid);
  if (call === undefined) return twilioError(20_404, request.path);
  switch (request.method) {
    case "GET":
      return { status: 200, body: toCallJson(call, request.accountSid) };
    case "POST":
      updateCall(exchange, call, new FormFields(request.form));
      return { status: 200, body: toCallJson(call, request.accountSid) };
    default:
      return twilioError(20_004);
  }
}

function createCall(exchange: Exchange, { form, accountSid }: RestRequest): RestAnswer {
  const fault = exchange.phones.nextFault(form.get("To") ?? "");
  if (fault?.called === false) return { fault: fault.is };
  const body = toCallJson(placeCall(exchange, readCallPlan(exchange, new FormFields(form))), accountSid);
  return fault === undefined ? { status: 201, body } : { fault: fault.is };
}

/** Creates a call and starts it. */
const placeCall = (exchange: Exchange, plan: CallPlan): Call => {
  const call = exchange.calls.open(exchange, plan);
  dialOut(exchange, call);
  return call;
};

const listCalls = ({ calls }: Exchange, { query, path, accountSid }: RestRequest): HttpAnswer => ({
  status: 200,
  body: toPageJson({
    name: "calls",
    items: calls.list().filter(({ plan: { to, from } }) => (query.get("To") ?? to) === to && (query.get("From") ?? from) === from),
    toJson: (call) => toCallJson(call, accountSid),
    path,
    query,
  }),
});

/** Ends a call, or gives it a new document. */
function updateCall(exchange: Exchange, call: Call, fields: FormFields): void {
  const status = fields.choice("Status", ["completed"]);
  const xml = fields.text("Twiml");
  if (call.isOver) throw new Refusal(21_220);
  const isAnswered = call.status === "in-progress";
  if (status !== undefined) call.end({ status: isAnswered ? "completed" : "canceled", why: "ended-by-api" });
  if (status !== undefined || xml === undefined) return;
  if (!isAnswered) throw new Refusal(21_220);
  call.run(followTwiml(exchange, { kind: "twiml", xml }));
}

/** A request to the REST API. */
export interface RestRequest {
  readonly method: string;
  /** Decoded segments of the path after the account, without `.json`. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly path: string;
  readonly accountSid: string;
}

/** The answer, or a fault instead of one. */
export type RestAnswer = HttpAnswer | { readonly fault: RestFault };
