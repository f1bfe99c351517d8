/** Whether it is a local stack: emulators are looked for only there. */
export const isLocal = (hostname: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
