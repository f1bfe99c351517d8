/**
 * Environment variables with which firebase-tools lets a process write down which functions there are. Otherwise it asks that process over HTTP, and
 * then waits four seconds for it to end.
 */
export const readFunctionsFromFile = { FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true" } as const;
