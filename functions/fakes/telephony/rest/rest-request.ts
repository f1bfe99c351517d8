import type { RestFault } from "../network/phone-script.ts";
import type { HttpAnswer } from "../../server/http-answer.ts";

/** A request to the REST API, as it came. */
export interface RestRequest {
  readonly method: string;
  /** Decoded parts of the path behind the account, without `.json`. */
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly path: string;
  readonly accountSid: string;
}

/** How it is answered. A fault is not an answer of Twilio's. */
export type RestAnswer = HttpAnswer | { readonly fault: RestFault };
