/** The chapters of the reference, in their order. */
export const tags = [
  { name: "Draft editing", description: "The editor's work on drafts: open, read, save, discard, and go back to a version." },
  { name: "Publishing", description: "From a draft to a live page, and back." },
  { name: "Lists", description: "Pages, drafts and templates." },
  { name: "Site settings", description: "Settings that apply to a whole site." },
  {
    name: "Inbox",
    description:
      "What visitors left for the team: messages, missed calls, and questions that no page answers; and counts of what they asked.",
  },
  { name: "People", description: "Who belongs to a project, and invitations." },
  { name: "API keys", description: "Keys with which agents and other programs work in a project, at `/mcp`." },
  { name: "Published site", description: "What the pages of a site ask without an identity." },
  { name: "Webhooks", description: "What Lectern sends to other programs, if an admin names their addresses in the settings." },
  { name: "Live voice agent", description: "What the voice page needs to hold a conversation." },
] as const;

export type Tag = (typeof tags)[number]["name"];
