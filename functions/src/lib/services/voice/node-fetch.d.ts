/** Only the part in use. The package has no types of its own. */
declare module "node-fetch" {
  const fetch: (url: string, request: RequestInit) => Promise<Pick<Response, "ok" | "status" | "json">>;
  export default fetch;
}
