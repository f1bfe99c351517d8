import type { ServerResponse } from "node:http";
import { sendCutShort } from "../server/http-answer.ts";
import type { WebFault } from "./control/web-control.ts";
import type { WebAnswer } from "./fake-site.ts";

/** Sends a site's answer at the site's pace. */
export function sendWebAnswer(response: ServerResponse, { status, headers, body, byteEveryMs, delayMs = 0 }: WebAnswer): void {
  const bytes = Buffer.from(body);
  const begin = setTimeout(() => {
    response.writeHead(status, { "Content-Length": bytes.length, ...headers });
    if (byteEveryMs === undefined) {
      response.end(bytes);
      return;
    }
    let at = 0;
    const drip = setInterval(() => {
      response.write(bytes.subarray(at, at + 1));
      at += 1;
      if (at < bytes.length) return;
      clearInterval(drip);
      response.end();
    }, byteEveryMs);
    response.once("close", () => {
      clearInterval(drip);
    });
  }, delayMs);
  response.once("close", () => {
    clearTimeout(begin);
  });
}

/** Sends a fault instead of the site's answer. */
export function sendWebFault(response: ServerResponse, fault: WebFault["fault"]): void {
  if (fault === "hang") return;
  if (fault === "cut") {
    sendCutShort(response, "<html><body><p>This page ends", "text/html");
    return;
  }
  response
    .writeHead(Number(fault), { "Content-Type": "text/html", ...(fault === "429" && { "Retry-After": "30" }) })
    .end(`<h1>${fault}</h1>`);
}
