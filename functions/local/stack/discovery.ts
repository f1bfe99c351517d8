/**
 * Lets firebase-tools read a process's list of functions from a file. Otherwise it requests the list over HTTP, and then waits four seconds
 * for the process to end.
 */
export const readFunctionsFromFile = { FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: "true" } as const;
