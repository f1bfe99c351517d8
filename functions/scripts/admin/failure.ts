import type { ErrorDetail } from "../../answers/error-body.ts";
import { AppError } from "../../src/lib/platform/core/app-error.ts";
import { OperatorError } from "./operator-error.ts";

/** Why a verb failed, in words that help an operator. */
interface Failure {
  readonly message: string;
  readonly details: readonly ErrorDetail[];
}

export const toFailure = (error: unknown): Failure => {
  if (error instanceof AppError) return { message: error.message, details: error.details };
  if (error instanceof OperatorError) return { message: error.message, details: [] };
  return { message: explain(error), details: [] };
};

/** gRPC codes: https://grpc.io/docs/guides/status-codes/ */
const invalidArgument = 3;
const permissionDenied = 7;
const unauthenticated = 16;

/** The stack of an SDK's error does not help an operator. Other errors are bugs of Lectern: LECTERN_DEBUG shows their stack. */
const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code: unknown = "code" in error ? error.code : undefined;
  if (/requires a quota project/i.test(error.message))
    return 'Your credentials name no project that pays for requests. Run "gcloud auth application-default set-quota-project <project ID>".';
  if (/required permission to use project/i.test(error.message))
    return `Google Cloud refused this: you need roles/serviceusage.serviceUsageConsumer in the project. ${error.message}`;
  if (/default credentials|Could not refresh access token|invalid_grant/i.test(error.message)) {
    return 'There are no credentials for Google Cloud. Run "gcloud auth application-default login", or set GOOGLE_APPLICATION_CREDENTIALS.';
  }
  if (typeof code === "string" && code.startsWith("auth/")) return `Firebase Authentication refused this: ${error.message}`;
  if (code === invalidArgument) return `Firestore cannot store this: ${error.message}`;
  if (code === permissionDenied || code === unauthenticated) return `Google Cloud refused this: ${error.message}`;
  return process.env["LECTERN_DEBUG"] === undefined
    ? `This failed: ${error.message}. Set LECTERN_DEBUG=1 to see where.`
    : (error.stack ?? error.message);
};
