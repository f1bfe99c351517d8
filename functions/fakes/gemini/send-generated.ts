import type { ServerResponse } from "node:http";
import { sendAnswer } from "../voice/wire/send-answer.ts";
import type { Generated } from "./generate-content.ts";

/** Sends an answer, or breaks it as planned. Returns the status; 0 when no whole answer leaves. */
export function sendGenerated(response: ServerResponse, generated: Generated): number {
  if (generated === "hang") return 0;
  if (generated === "html") {
    response
      .writeHead(502, { "Content-Type": "text/html; charset=UTF-8" })
      .end("<!DOCTYPE html><html><title>Error 502 (Server Error)!!1</title></html>");
    return 502;
  }
  if (generated === "cut") {
    response
      .writeHead(200, { "Content-Type": "application/json; charset=UTF-8", "Content-Length": 5_000 })
      .write('{"candidates": [', () => {
        response.destroy();
      });
    return 0;
  }
  return sendAnswer(response, generated);
}
