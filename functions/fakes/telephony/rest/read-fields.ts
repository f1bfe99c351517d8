import * as z from "zod";
import type { Method } from "../webhooks/send-request.ts";
import { Refusal, type TwilioErrorCode } from "../wire/twilio-error.ts";

/** The fields of a request, in the order in which the REST API validates them. Unknown fields are ignored. */
export class FormFields {
  readonly #form: URLSearchParams;

  constructor(form: URLSearchParams) {
    this.#form = form;
  }

  text(name: string): string | undefined {
    const value = this.#form.get(name);
    return value === null || value === "" ? undefined : value;
  }

  all(name: string): readonly string[] {
    return this.#form.getAll(name);
  }

  whole(
    name: string,
    { from, to, refusal }: { readonly from: number; readonly to: number; readonly refusal: TwilioErrorCode },
  ): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= from && value <= to)) throw new Refusal(refusal, refusal === 21_208 ? text : `Invalid value for ${name}: ${text}`);
    return value;
  }

  choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const { data } = z.enum(choices).safeParse(text);
    if (data === undefined) throw new Refusal(21_200, `Invalid value for ${name}: ${text}`);
    return data;
  }

  method(name: string): Method {
    return this.choice(name, ["GET", "POST"]) ?? "POST";
  }

  url(name: string): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const { protocol } = URL.parse(text) ?? {};
    if (protocol !== "http:" && protocol !== "https:") throw new Refusal(21_205, text);
    return text;
  }
}
