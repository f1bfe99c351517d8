import { dialOut } from "../network/dial-out.ts";
import type { Call, CallPlan } from "../network/call.ts";
import type { Exchange } from "../network/exchange.ts";
import { followTwiml } from "../twiml/run-document.ts";
import { toCallJson } from "../wire/call-json.ts";
import { toPageJson } from "../wire/page-json.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";
import { Refusal, twilioError } from "../wire/twilio-error.ts";
import { fitsCall } from "./list-filters.ts";
import { readBeginning, readCallPlan } from "./read-call-plan.ts";
import { FormFields } from "./read-fields.ts";
import type { RestAnswer, RestRequest } from "./rest-request.ts";

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
    case "DELETE":
      if (!call.isOver) return twilioError(20_009);
      exchange.calls.remove(call.sid);
      return { status: 204, body: undefined };
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

/** Opens a call, and lets the network look for the phone. */
const placeCall = (exchange: Exchange, plan: CallPlan): Call => {
  const call = exchange.calls.open(exchange, plan);
  dialOut(exchange, call);
  return call;
};

const listCalls = ({ calls }: Exchange, { query, path, accountSid }: RestRequest): HttpAnswer => ({
  status: 200,
  body: toPageJson({
    name: "calls",
    items: calls.list().filter(fitsCall(query)),
    toJson: (call) => toCallJson(call, accountSid),
    path,
    query,
  }),
});

function updateCall(exchange: Exchange, call: Call, fields: FormFields): void {
  const status = fields.choice("Status", ["canceled", "completed"]);
  const redirects = fields.text("Url") !== undefined || fields.text("Twiml") !== undefined;
  if (call.isOver) throw new Refusal(21_220);
  const timeLimitSec = fields.whole("TimeLimit", { from: 1, to: 86_400, refusal: 21_200 });
  const url = fields.url("StatusCallback");
  if (url !== undefined) call.callback = { url, method: fields.method("StatusCallbackMethod"), events: ["completed"] };
  if (timeLimitSec !== undefined) call.limit(timeLimitSec);
  const isAnswered = call.status === "in-progress";
  // `canceled` does not touch a call that somebody has answered; `completed` ends any.
  if (status !== undefined && !(status === "canceled" && isAnswered))
    call.end({ status: isAnswered ? "completed" : "canceled", why: "ended-by-api" });
  if (status !== undefined || !redirects) return;
  if (!isAnswered) throw new Refusal(21_220);
  call.run(followTwiml(exchange, readBeginning(exchange, fields)));
}
