import { trusted } from "./decode.ts";

/** `fetch` tells nobody how much of a body has left. This does, by the older way. Rejects as `fetch` does. */
export const fetchWithProgress = async (url: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => {
      reject(new TypeError("The request failed"));
    };
    request.open(init.method ?? "GET", url);
    request.responseType = "arraybuffer";
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => {
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onload = () => {
      const headers = new Headers();
      for (const line of request.getAllResponseHeaders().trim().split("\r\n")) {
        const at = line.indexOf(":");
        if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
      }
      resolve(new Response(trusted<ArrayBuffer>(request.response), { status: request.status, headers }));
    };
    request.onerror = fail;
    request.onabort = fail;
    init.signal?.addEventListener("abort", () => {
      request.abort();
    });
    request.send(trusted<XMLHttpRequestBodyInit>(init.body));
  });
