import * as z from "zod";
import { type ErrorCode, errorStatus } from "../src/lib/platform/core/app-error.ts";

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode);

const errorDetail = z
  .strictObject({
    path: z.string().describe("A path in the request, or the name of a fact."),
    message: z.string().min(1).describe("What is wrong there, or the value of the fact."),
  })
  .meta({ id: "ErrorDetail" });

/** The one form of every error. */
export const errorBody = z
  .strictObject({
    error: z.string().min(1).describe("A sentence for people."),
    code: z.enum(errorCodes).meta({ id: "ErrorCode", description: "A stable code for programs." }),
    details: z.exactOptional(z.array(errorDetail).min(1).describe("Problems in the request, and facts that a program can act on.")),
  })
  .meta({ id: "Error" });
