/** To a process, or to a process group when the number is negative. One that has ended already needs none. */
export function sendSignal(pid: number, name: "SIGTERM" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // ESRCH: it has ended.
  }
}
