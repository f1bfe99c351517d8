import type { Prepared } from "./shrink-worker.ts";

/** Makes a photo smaller and turns it upright, in a worker. Where browsers have none that can draw, it stays as it is. */
export const preparePicture = async (file: Blob, signal: AbortSignal): Promise<Prepared> => {
  const asItIs: Prepared = { kind: "ready", file };
  if (typeof OffscreenCanvas === "undefined") return asItIs;
  const { workerAddress } = await import("./shrink-worker.ts");
  const worker = new Worker(workerAddress, { type: "module" });
  try {
    return await new Promise<Prepared>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Prepared>) => resolve(data);
      worker.onerror = () => resolve(asItIs);
      signal.addEventListener("abort", () => reject(new Error("not wanted any more", { cause: signal.reason })), { once: true });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
};
