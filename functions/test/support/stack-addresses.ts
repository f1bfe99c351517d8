/** The addresses of the local stack, which `npm run exec` passes to its commands. */
const required = (name: string): string => {
  const value = process.env[name];
  if (value !== undefined && value !== "") return value;
  throw new Error(`${name} is not set. These tests need the local stack: npm run emulator`);
};

export const stack = {
  hostingUrl: required("LECTERN_BASE_URL"),
  sitesUrl: required("LECTERN_SITES_URL"),
  functionsUrl: required("LECTERN_FUNCTIONS_URL"),
  projectId: required("GCLOUD_PROJECT"),
  firestoreHost: required("FIRESTORE_EMULATOR_HOST"),
  authHost: required("FIREBASE_AUTH_EMULATOR_HOST"),
} as const;
