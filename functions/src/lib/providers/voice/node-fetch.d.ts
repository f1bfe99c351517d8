/** Only what is used. The package has no types. */
declare module "node-fetch" {
  const fetch: (url: string, request: RequestInit) => Promise<Pick<Response, "ok" | "status" | "json">>;
  export default fetch;
}
