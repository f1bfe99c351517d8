import type { BrowserContext, ConsoleMessage } from "playwright-core";
import { stack } from "../../support/stack-addresses.ts";

/** What a page must never do, one sentence each: errors on the console, blocked content, requests to unknown hosts. */
export const collectComplaints = async (context: BrowserContext, missing?: RegExp): Promise<readonly string[]> => {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (isComplaint(message, missing)) complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on("request", (request) => {
    if (!isOurs(request.url())) complaints.push(`request to ${request.url()}`);
  });
  await context.exposeBinding("complain", (_source, sentence: unknown) => {
    if (missing?.test(String(sentence)) !== true) complaints.push(String(sentence));
  });
  await context.addInitScript(reportViolations);
  return complaints;
};

const reportViolations = `document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  complain("refused by " + violatedDirective + ": " + blockedURI);
});`;

/** Chromium logs every error status and every failed request. The service may answer with an error; assets must exist. */
const isComplaint = (message: ConsoleMessage, missing: RegExp | undefined): boolean => {
  if (message.type() !== "error" && message.type() !== "warning") return false;
  const isLoad = message.text().startsWith("Failed to load resource");
  const { url } = message.location();
  return (
    !(isLoad && (isApi(url) || url.startsWith(`http://${stack.authHost}/`) || missing?.test(url) === true)) &&
    missing?.test(message.text()) !== true
  );
};

const isApi = (url: string): boolean => url.startsWith(`${stack.hostingUrl}/api/`);

const isOurs = (url: string): boolean => /^(?:data|blob|about):/.test(url) || /^127\.0\.0\.1$|\.localhost$/.test(new URL(url).hostname);
