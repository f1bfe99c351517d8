import type { InboxItem } from "../answers/inbox.ts";

export const openMessage: InboxItem = {
  itemId: "m_0aPq4tW9sXkR2mVb7cYdLz",
  kind: "message",
  state: "open",
  text: "Please call me about the rear wheel.",
  language: "en",
  at: "2026-05-04T09:30:00.000Z",
  last_at: "2026-05-04T09:30:00.000Z",
  visitor: { name: "Ada Lovelace", phone: "+4721985800", email: null },
  etag: '"morn6xc0.k3Yd0mQx"',
};

export const openQuestion: InboxItem = {
  itemId: "kW2aPqf9sXmV7bYcT0rLdZ",
  kind: "question",
  state: "open",
  text: "Do you repair kayaks?",
  language: "en",
  at: "2026-05-01T08:00:00.000Z",
  last_at: "2026-05-03T08:00:00.000Z",
  asked_count: 3,
  visitor: null,
  etag: '"0.k3Yd0mQx"',
};
