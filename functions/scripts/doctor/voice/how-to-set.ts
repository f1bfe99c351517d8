import type { Patient } from "../patient.ts";

type Place = Pick<Patient, "google" | "projectName">;

/** How the value of a parameter is changed: for a deployment, or for the stack on this machine. */
export const howToSet = (assignment: string, { google, projectName }: Place): string =>
  google === undefined
    ? `${assignment} in functions/.env.local, then start the stack again`
    : `${assignment} in functions/.env.${projectName}, then deploy`;

export const howToSetKey = ({ google, projectName }: Place): string =>
  `A new key: https://aistudio.google.com/apikey\n${
    google === undefined ? "GEMINI_API_KEY=<key> npm start" : `firebase functions:secrets:set GEMINI_API_KEY --project ${projectName}`
  }`;
