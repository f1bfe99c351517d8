import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Texts that must not be in any log, each so odd that it cannot be there by chance. */
export const marks = {
  name: "Wrenfeather",
  phone: "+4798765432",
  email: "wren.f@private.example",
  words: "my neighbour's zebra sings",
  token: "ZXlKbWFyaw-marked-token",
};

const { name, phone, email, words, token: markedToken } = marks;

/** The same in other encodings: as text, in a URL, in a form, in JSON, without its plus. */
export const spellings = Object.values(marks).flatMap((mark) => [
  mark,
  encodeURIComponent(mark),
  new URLSearchParams({ mark }).toString().slice("mark=".length),
  mark.replace("+", ""),
  Buffer.from(mark).toString("base64url"),
]);

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends raw requests that no client library would send. */
export const send = async (base: string, { method, path, headers = {}, body = "" }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const length = "Transfer-Encoding" in headers ? {} : { "Content-Length": Buffer.byteLength(body) };
    const sent = request({ hostname, port, method, path, headers: { ...length, ...headers } }, (answer) => {
      text(answer).then(() => {
        resolve(answer.statusCode ?? 0);
      }, reject);
    });
    sent.on("error", reject);
    sent.end(body);
  });

const json = { "Content-Type": "application/json" };

/** Ways to fail before, in and after the parsers, with somebody's words in every part of the request. */
export const spoiled = ({ method, path, headers = {}, body = "{}" }: Sent): readonly Sent[] => {
  const said = JSON.stringify({
    draftId: words,
    slug: words,
    [words]: email,
    tool_name: words,
    args: { [words]: phone },
    metadata: { name },
  });
  const sent = { method, path, headers: { ...json, ...headers } };
  return [
    { ...sent, body: `{"content": "${words} ${phone}` },
    { ...sent, body: `${name} ${email}` },
    { ...sent, body: said },
    { ...sent, body: JSON.stringify([words]) },
    { ...sent, body: JSON.stringify({ metadata: words, content: { phone }, args: email, language: name, live_agent_placement: words }) },
    { ...sent, body: said, headers: { ...sent.headers, "Content-Type": `text/${encodeURIComponent(words)}` } },
    { ...sent, body: said, headers: { ...sent.headers, "Content-Type": `application/json; charset=${name}` } },
    { ...sent, body: said, headers: { ...sent.headers, "Content-Encoding": "gzip" } },
    { ...sent, body: said, headers: { ...sent.headers, "Transfer-Encoding": "chunked" } },
    { ...sent, body: said, headers: { ...sent.headers, Authorization: `Bearer ${markedToken}` } },
    {
      ...sent,
      body: said,
      headers: { ...sent.headers, Authorization: `Bearer a.${Buffer.from(email).toString("base64url")}.${markedToken}` },
    },
    { ...sent, body: said, headers: { ...json, Authorization: `Basic ${markedToken}` } },
    { ...sent, body: said, headers: { ...sent.headers, "x-project-id": encodeURIComponent(words), "If-Match": `"${name}"` } },
    { ...sent, body, headers: { ...sent.headers, "Idempotency-Key": `${name} ${phone}` } },
    { ...sent, body, path: `${path}?email=${encodeURIComponent(email)}&cursor=${encodeURIComponent(words)}` },
    { ...sent, body, path: `${path}/${encodeURIComponent(words)}` },
    { ...sent, body, path: `/%E0%A4%A/${name}` },
    { ...sent, body, path: path.replace(/projects\/[^/]+/, `projects/${name}`) },
    { ...sent, body, method: "DELETE" },
  ];
};
