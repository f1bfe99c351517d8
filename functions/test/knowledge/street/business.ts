/** The shops of a street, whose association has one site: everything that is the same in all of its languages. */

export const businessIds = [
  "bakery",
  "bikes",
  "dentist",
  "hotel",
  "yoga",
  "hair",
  "books",
  "vet",
  "gym",
  "flowers",
  "camera",
  "restaurant",
  "garage",
  "music",
  "pharmacy",
  "optician",
  "kayak",
  "brewery",
  "cheese",
  "museum",
] as const;

type BusinessId = (typeof businessIds)[number];

interface Business {
  readonly name: string;
  readonly owner: string;
  readonly since: number;
  /** Opening and closing hours, on weekdays and on Saturday. */
  readonly weekdays: readonly [number, number];
  readonly saturday: readonly [number, number];
  /** The prices of the four offers, in euros. */
  readonly prices: readonly [number, number, number, number];
}

export const businesses: Readonly<Record<BusinessId, Business>> = {
  bakery: { name: "Korn & Smak", owner: "Marit Lund", since: 1987, weekdays: [7, 16], saturday: [8, 14], prices: [6, 4, 38, 5] },
  bikes: { name: "Fjell Cycles", owner: "Daniel Roth", since: 2006, weekdays: [10, 18], saturday: [10, 15], prices: [75, 20, 35, 120] },
  dentist: { name: "Tannhuset", owner: "Dr. Eva Holm", since: 1999, weekdays: [8, 17], saturday: [9, 12], prices: [90, 140, 220, 650] },
  hotel: { name: "Hotel Brygga", owner: "Jonas Vik", since: 1964, weekdays: [0, 24], saturday: [0, 24], prices: [145, 195, 18, 25] },
  yoga: { name: "Stille Yoga", owner: "Priya Nair", since: 2014, weekdays: [6, 21], saturday: [9, 13], prices: [16, 130, 85, 22] },
  hair: { name: "Saks", owner: "Amir Haddad", since: 2011, weekdays: [9, 19], saturday: [9, 16], prices: [48, 32, 95, 28] },
  books: { name: "Side Ved Side", owner: "Ruth Adler", since: 1978, weekdays: [10, 18], saturday: [10, 17], prices: [18, 9, 12, 15] },
  vet: {
    name: "Dyreklinikken Nord",
    owner: "Dr. Kari Moe",
    since: 2002,
    weekdays: [8, 18],
    saturday: [10, 13],
    prices: [55, 48, 180, 320],
  },
  gym: { name: "Kraftrom", owner: "Leo Brandt", since: 2016, weekdays: [5, 23], saturday: [7, 20], prices: [39, 12, 60, 25] },
  flowers: { name: "Blomst", owner: "Sofie Dahl", since: 1992, weekdays: [9, 17], saturday: [9, 15], prices: [30, 55, 140, 24] },
  camera: { name: "Lysrom", owner: "Kenji Mori", since: 2008, weekdays: [11, 18], saturday: [11, 16], prices: [12, 40, 28, 160] },
  restaurant: { name: "Sjøboden", owner: "Luca Ferri", since: 1995, weekdays: [16, 23], saturday: [13, 24], prices: [24, 29, 52, 11] },
  garage: { name: "Verksted 9", owner: "Stefan Kurz", since: 1989, weekdays: [7, 17], saturday: [8, 12], prices: [110, 80, 45, 160] },
  music: { name: "Tonika", owner: "Clara Engel", since: 2005, weekdays: [12, 20], saturday: [10, 14], prices: [35, 38, 28, 20] },
  pharmacy: { name: "Havneapoteket", owner: "Noor Aziz", since: 1951, weekdays: [8, 20], saturday: [9, 18], prices: [8, 15, 25, 12] },
  optician: { name: "Klarsyn", owner: "Ingrid Bakke", since: 1983, weekdays: [9, 17], saturday: [10, 14], prices: [45, 190, 60, 30] },
  kayak: { name: "Padle", owner: "Tor Eide", since: 2012, weekdays: [9, 20], saturday: [8, 20], prices: [30, 65, 90, 15] },
  brewery: { name: "Humle", owner: "Anna Weiss", since: 2017, weekdays: [15, 23], saturday: [12, 24], prices: [7, 22, 49, 18] },
  cheese: { name: "Ysteriet", owner: "Paul Keller", since: 1971, weekdays: [10, 17], saturday: [9, 15], prices: [14, 26, 39, 9] },
  museum: { name: "Sildemuseet", owner: "Dr. Nils Aas", since: 1958, weekdays: [10, 16], saturday: [11, 17], prices: [12, 6, 80, 5] },
};

/** A shop's description in one language. */
interface BusinessText {
  /** The kind of shop, as in "the bakery". */
  readonly kind: string;
  readonly offers: readonly [string, string, string, string];
  readonly about: string;
  /** How to get there, and in. */
  readonly visit: string;
  /** What to know before a visit. */
  readonly rule: string;
}

export const pageKinds = ["about", "hours", "prices", "visit", "booking"] as const;

type PageKind = (typeof pageKinds)[number];

/** Values for the templates of a language. */
export interface TemplateValues extends BusinessText, Business {
  readonly number: number;
  readonly phone: string;
}

interface PageText {
  readonly title: string;
  readonly content: string;
}

export interface StreetText {
  readonly businesses: Readonly<Record<BusinessId, BusinessText>>;
  readonly templates: Readonly<Record<PageKind, (values: TemplateValues) => PageText>>;
}
