import * as z from "zod";
import type { HttpAnswer } from "./http-answer.ts";

/** A request to the fake itself, rather than to the service that it imitates. */
interface ControlRequest {
  readonly method: string;
  readonly path: string;
  /** JSON, or nothing. */
  readonly body: string;
}

/** An action on a fake. Its return value is the answer; undefined becomes `{}`. */
type ControlRoute<Control> = (control: Control, body: unknown) => unknown;

/** Method and path of each action, as in `POST /control/reset`. */
export type ControlRoutes<Control> = ReadonlyMap<string, ControlRoute<Control>>;

/** For routes without a body. */
export const nothing = z.strictObject({}).optional();

/** Validates the body first. */
export const routeOf =
  <Control>() =>
  <Body>(schema: z.ZodType<Body>, run: (control: Control, body: Body) => unknown): ControlRoute<Control> =>
  (control, body) =>
    run(control, schema.parse(body));

/** For a route that passes its body on and returns nothing. */
export const actOf =
  <Control>() =>
  <Body>(schema: z.ZodType<Body>, actIn: (control: Control) => (body: Body) => unknown): ControlRoute<Control> =>
  (control, body) => {
    const act = actIn(control);
    return act(schema.parse(body));
  };

/** An action that is not possible now. */
export class ControlRefusal extends Error {
  readonly answer: HttpAnswer;

  constructor(message: string, status = 400, details: object = {}) {
    super(message);
    this.answer = { status, body: { error: message, ...details } };
  }
}

/** Runs the route for this method and path. */
export async function answerControlRequest<Control>(
  routes: ControlRoutes<Control>,
  control: Control,
  { method, path, body }: ControlRequest,
): Promise<HttpAnswer> {
  const found = routes.get(`${method} ${path}`);
  if (found === undefined) return { status: 404, body: { error: `There is: ${[...routes.keys()].join(", ")}` } };
  try {
    const json: unknown = body === "" ? undefined : JSON.parse(body);
    const answer: unknown = await found(control, json);
    return { status: 200, body: typeof answer === "object" && answer !== null ? answer : {} };
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    if (error instanceof SyntaxError) return { status: 400, body: { error: error.message } };
    if (error instanceof ControlRefusal) return error.answer;
    throw error;
  }
}
