import type { Widget } from "../../../../../web/client/src/contract.ts";

/** Every card, with a script in every text, in a right-to-left language. */

const hostile = `<img src=x onerror="document.title='hacked'"> "><script>document.title='hacked'</script> שלום`;
const address = "javascript:document.title='hacked'";

/** All labels are hostile, too: they come from a translation service. */
const labels = <Key extends string>(...keys: readonly Key[]): Readonly<Record<Key, string>> => {
  const texts: Partial<Record<Key, string>> = {};
  for (const key of keys) texts[key] = `${key} ${hostile}`;
  if (!isWhole(texts, keys)) throw new Error("every key has a label");
  return texts;
};

const isWhole = <Key extends string>(texts: Partial<Record<Key, string>>, keys: readonly Key[]): texts is Record<Key, string> =>
  keys.every((key) => texts[key] !== undefined);

const card = { type: "card", dir: "rtl" } as const;
const field = { value: hostile, text: hostile, edited: false, source: { kind: "website", url: address }, confidence: 1 } as const;

export const hostileCards: readonly Widget[] = [
  {
    ...card,
    card_id: "profile_card",
    template_id: "profile_card",
    data: {
      first_name: hostile,
      last_name: hostile,
      pronoun: "they_them",
      phone: hostile,
      contact_email: hostile,
      language: "en",
      language_label: hostile,
    },
    labels: labels("profile", "first_name", "pronoun", "email", "phone", "language"),
    pronoun_labels: labels("she_her", "he_him", "they_them", "unspecified"),
  },
  {
    ...card,
    card_id: "answer_card",
    template_id: "answer_card",
    data: { question: hostile, answer: hostile, sources: [{ title: hostile, slug: hostile, language: "he", excerpt: hostile }] },
    labels: labels("question", "answer", "sources"),
  },
  {
    ...card,
    card_id: "question_card",
    template_id: "question_card",
    data: {
      question_id: "1",
      question: hostile,
      language: "he",
      asked_at: "2026-11-22T10:00:00.000Z",
      asked_count: 2,
      open_count: 3,
      answer: hostile,
    },
    labels: labels("question", "answer", "asked_at", "asked_count", "open_count"),
  },
  {
    ...card,
    card_id: "message_card",
    template_id: "message_card",
    data: {
      message_id: "1",
      message: hostile,
      name: hostile,
      phone: hostile,
      email: hostile,
      language: "he",
      call_back_at: "2026-11-23T10:00:00.000Z",
      left_at: "2026-11-22T10:00:00.000Z",
      transfer_id: null,
      open_count: 1,
    },
    labels: labels("message", "name", "phone", "email", "call_back_at", "left_at", "open_count"),
  },
  {
    ...card,
    card_id: "company_card",
    template_id: "company_card",
    data: {
      country: "NO",
      query: hostile,
      candidates: [
        {
          country: "NO",
          registry_id: hostile,
          place_id: null,
          name: hostile,
          town: hostile,
          address: hostile,
          status: "closed",
          website: address,
          source: "brreg",
          source_name: hostile,
          source_url: address,
        },
      ],
      incomplete: true,
    },
    labels: labels(
      ...(["companies", "query", "country", "name", "town", "address", "registry_id", "website", "source", "status"] as const),
      ...(["active", "closed", "unknown", "none", "incomplete", "choose"] as const),
    ),
  },
  {
    ...card,
    card_id: "brief_card",
    template_id: "brief_card",
    data: {
      state: "extracted",
      company: {
        country: "NO",
        registry_id: null,
        place_id: null,
        business_url: address,
        name: hostile,
        town: hostile,
        address: hostile,
        website: address,
        closed: true,
        registry: "verified",
      },
      contact: { name: hostile, address: hostile, phone: hostile, email: hostile, website: address },
      fields: {
        voice: field,
        greeting_draft: field,
        primary_language: field,
        brand_tone: field,
        service_area: field,
        opening_hours: field,
        summary: field,
        industry: field,
        target_audience: field,
        intent: field,
        languages: field,
        products_services: field,
        unique_selling_points: field,
      },
      confirmed_at: null,
    },
    labels: labels(
      ...(["no_company", "selected", "extracting", "extracted", "confirmed", "voice", "greeting_draft", "primary_language"] as const),
      ...(["brand_tone", "service_area", "opening_hours", "summary", "industry", "target_audience", "intent", "languages"] as const),
      ...(["products_services", "unique_selling_points", "name", "address", "phone", "email", "website"] as const),
      ...(["source_website", "source_registry", "source_places", "source_search", "source_suggestion"] as const),
      ...(["brief", "company", "country", "town", "registry_id", "closed", "unverified", "edited", "source"] as const),
    ),
  },
];
