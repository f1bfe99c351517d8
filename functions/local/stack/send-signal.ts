/** Signals a process, or a process group if the number is negative. Ignores one that has already ended. */
export function sendSignal(pid: number, name: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // ESRCH: it has ended.
  }
}
