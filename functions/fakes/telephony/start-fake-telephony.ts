import type { ServerResponse } from "node:http";
import { type Fake, type FakeRequest, type ServerPlace, startFake } from "../server/start-fake.ts";
import { telephonyRoutes } from "./control/control-routes.ts";
import { isAbout } from "./control/faults.ts";
import { userOf, createTelephonyState, type TelephonyOptions, type TelephonyState } from "./control/telephony-state.ts";
import { createTelephonyControl, type TelephonyControl } from "./control/telephony-control.ts";
import { findPageFile } from "./page/page-files.ts";
import { answerRest } from "./rest/answer-rest.ts";
import { sendAnswer, sendFault } from "./wire/send-twilio-answer.ts";

export type FakeTelephonyOptions = ServerPlace & TelephonyOptions;

export type FakeTelephony = Fake<TelephonyControl>;

/** Starts the fake of Twilio with its phone network. Fails if the port is taken. */
export async function startFakeTelephony({ port, host, ...options }: FakeTelephonyOptions = {}): Promise<FakeTelephony> {
  const state = createTelephonyState(options);
  return startFake(
    { port, host },
    {
      control: createTelephonyControl(state),
      routes: telephonyRoutes,
      answer: async (request, response) => answer(state, request, response),
      prepare: state.signalling.listen,
      leave: () => {
        state.reset();
        state.signalling.drop();
      },
    },
  );
}

async function answer(state: TelephonyState, request: FakeRequest, response: ServerResponse): Promise<void> {
  const { method, url, headers, body } = request;
  const file = method === "GET" ? await findPageFile(url.pathname) : undefined;
  if (file !== undefined) {
    response.writeHead(200, file.headers).end(file.body);
    return;
  }
  const { authorization, "content-type": contentType = "", "user-agent": userAgent = "" } = headers;
  const status = await answerApi(state, request, response);
  state.requests.add({
    atMs: state.exchange.clock.nowMs(),
    method,
    path: url.pathname,
    query: url.search,
    body,
    contentType,
    userAgent,
    user: userOf(authorization),
    status,
  });
  state.exchange.changed();
}

async function answerApi({ exchange, faults }: TelephonyState, request: FakeRequest, response: ServerResponse): Promise<number> {
  const { method, url, headers, body } = request;
  const planned = faults.next(isAbout({ method, path: url.pathname }));
  if (planned?.done === false) return sendFault(response, planned.is);
  const answered = await answerRest(exchange, { method, url, body, authorization: headers.authorization });
  if (planned !== undefined) return sendFault(response, planned.is);
  return "fault" in answered ? sendFault(response, answered.fault) : sendAnswer(response, answered);
}
