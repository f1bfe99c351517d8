import { trusted } from "./decode.ts";

/** The members of `XMLHttpRequest` in use. The client's types also compile outside of browsers. */
interface ProgressRequest {
  readonly open: (method: string, url: string) => void;
  readonly setRequestHeader: (name: string, value: string) => void;
  readonly getAllResponseHeaders: () => string;
  readonly send: (body: unknown) => void;
  readonly abort: () => void;
  readonly upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void };
  readonly status: number;
  readonly response: unknown;
  responseType: string;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
}

type ProgressRequestClass = (new () => ProgressRequest) | undefined;

/** `fetch` cannot report upload progress. This uses `XMLHttpRequest` if it exists, and rejects as `fetch` does. */
export const fetchWithProgress = async (url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> => {
  const Request = trusted<ProgressRequestClass>(Reflect.get(globalThis, "XMLHttpRequest"));
  if (Request === undefined) return fetch(url, init);
  const request = new Request();
  return new Promise((resolve, reject) => {
    request.open(init.method ?? "GET", url);
    request.responseType = "arraybuffer";
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const lines = request.getAllResponseHeaders().trim().split("\r\n");
      const headers = lines.map((line): [string, string] => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]);
      resolve(new Response(trusted<ArrayBuffer>(request.response), { status: request.status, headers }));
    };
    request.onerror = request.onabort = () => {
      reject(new TypeError("The request failed"));
    };
    init.signal?.addEventListener("abort", () => {
      request.abort();
    });
    request.send(init.body);
  });
};
