import type { Server } from "node:http";

/** How often connections are looked at that have answered their last request. */
const pollMs = 50;

/**
 * Ends the process on SIGTERM when everything in flight has been answered. The framework would answer the last request with 500 and end at
 * once. Cloud Run waits 10 s before it kills: https://cloud.google.com/run/docs/container-contract#instance-shutdown
 */
export const finishOnTerm = (server: Server): void => {
  server.once("listening", () => {
    // After the framework, which adds its own when it listens.
    setImmediate(() => {
      process.removeAllListeners("SIGTERM");
      process.once("SIGTERM", () => {
        server.close(() => {
          process.exit(0);
        });
        setInterval(() => {
          server.closeIdleConnections();
        }, pollMs).unref();
      });
    });
  });
};
