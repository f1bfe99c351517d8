import type { Refusal } from "./operation.ts";

export const publishingOff: Refusal = {
  code: "publishing_off",
  when: "Another interface publishes: `publishing` of the site settings is false.",
  error: "The pages of this site are published elsewhere. Ask whoever runs it.",
};

export const notAPublisher: Refusal = {
  code: "forbidden",
  when: "The caller is a manager, and `publishers` of the site settings is `admins`.",
  error: "Only admins of this site can publish and unpublish its pages. Ask one of them.",
  details: [{ path: "publishers", message: "admins" }],
};
