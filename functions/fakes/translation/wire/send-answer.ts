import type { ServerResponse } from "node:http";
import type { HttpAnswer } from "./google-error.ts";

/** Sends JSON, formatted as Google does, or its page for what does not exist. Returns the status. */
export const sendAnswer = (response: ServerResponse, { status, body }: HttpAnswer): number => {
  if (body === undefined)
    response
      .writeHead(status, { "Content-Type": "text/html; charset=UTF-8" })
      .end(`<!DOCTYPE html>\n<html lang=en>\n<title>Error ${status} (Not Found)!!1</title>\n`);
  else response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" }).end(`${JSON.stringify(body, undefined, 2)}\n`);
  return status;
};
