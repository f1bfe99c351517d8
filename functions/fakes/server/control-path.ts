import * as z from "zod";

/** A request to a stand-in that is not for the service that it stands in for. */
export interface ControlRequest {
  readonly method: string;
  readonly path: string;
  /** JSON, or nothing. */
  readonly body: string;
}

export interface ControlAnswer {
  readonly status: number;
  readonly body: object;
}

/** What can be done to a stand-in. What it returns is the answer; nothing is `{}`. */
export type ControlRoute<Control> = (control: Control, body: unknown) => unknown;

/** For routes without a body. */
export const nothing = z.strictObject({}).optional();

/** Checks the body first. */
export const routeOf =
  <Control>() =>
  <Body>(schema: z.ZodType<Body>, run: (control: Control, body: Body) => unknown): ControlRoute<Control> =>
  (control, body) =>
    run(control, schema.parse(body));

/** Does what a route, named by its method and path, is for. `refusalOf` answers the failures that only this stand-in has. */
export async function answerControlRequest<Control>(
  routes: ReadonlyMap<string, ControlRoute<Control>>,
  control: Control,
  { method, path, body }: ControlRequest,
  refusalOf: (error: unknown) => ControlAnswer | undefined = () => undefined,
): Promise<ControlAnswer> {
  const found = routes.get(`${method} ${path}`);
  if (found === undefined) return { status: 404, body: { error: `There is: ${[...routes.keys()].join(", ")}` } };
  try {
    const json: unknown = body === "" ? undefined : JSON.parse(body);
    const answer: unknown = await found(control, json);
    return { status: 200, body: typeof answer === "object" && answer !== null ? answer : {} };
  } catch (error) {
    if (error instanceof z.ZodError) return { status: 400, body: { error: z.prettifyError(error) } };
    if (error instanceof SyntaxError) return { status: 400, body: { error: error.message } };
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return refusal;
  }
}
