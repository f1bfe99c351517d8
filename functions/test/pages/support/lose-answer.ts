import type { APIResponse, Route } from "playwright-core";

/**
 * What the service answers to the request of a route, which has then happened whatever the page is told.
 * Playwright's own client asks, and the emulators close connections that it has kept: it asks again then, as a browser does.
 */
export const fetchAnswer = async (route: Route, options: { readonly url?: string } = {}): Promise<APIResponse> =>
  route.fetch({ ...options, maxRetries: 3 });

/** What was asked for happens, and the page hears nothing of it. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await fetchAnswer(route);
  await route.abort("connectionreset");
};
