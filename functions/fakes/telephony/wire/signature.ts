import { createHmac } from "node:crypto";

interface SignedRequest {
  /** Without a fragment. */
  readonly url: string;
  /** The fields of a POST. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The value of `X-Twilio-Signature`: the address, then every field with its value, in the order of their names. */
export const signatureOf = (authToken: string, { url, fields }: SignedRequest): string => {
  const text = Object.keys(fields)
    .toSorted()
    .reduce((signed, name) => `${signed}${name}${fields[name] ?? ""}`, url);
  return createHmac("sha1", authToken).update(text, "utf8").digest("base64");
};
