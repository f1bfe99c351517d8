import type { Refusal } from "./operation.ts";

export const publishingOff: Refusal = {
  code: "publishing_off",
  when: "Another interface publishes: `publishing` of the site settings is false.",
  error: "The pages of this site are published elsewhere. Ask whoever runs it.",
};
