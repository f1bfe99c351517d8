/** An invented place of business. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
  readonly website?: string;
  readonly phone?: string;
  readonly category: string;
  readonly status: "OPERATIONAL" | "CLOSED_TEMPORARILY" | "CLOSED_PERMANENTLY";
  /** Day (0 is Sunday), opens, closes; hours of the day. */
  readonly hours?: readonly (readonly [number, number, number])[];
  readonly alwaysOpen?: true;
  readonly serviceArea?: true;
  /** The place's new ID. */
  readonly movedTo?: string;
}

const weekdays = (opens: number, closes: number): MapPlace["hours"] => [1, 2, 3, 4, 5].map((day) => [day, opens, closes] as const);

export const mapPlaces: readonly MapPlace[] = [
  {
    id: "ChIJLectern_FjordBakeri01",
    name: "Fjord Bakeri",
    address: "Bryggen 12, 5003 Bergen, Norway",
    town: "Bergen",
    country: "NO",
    website: "http://fjordbakeri.example/",
    phone: "+47 55 12 34 56",
    category: "Bakery",
    status: "OPERATIONAL",
    hours: weekdays(7, 17) ?? [],
  },
  {
    id: "ChIJLectern_SurfShack0001",
    name: "Stad Surf Shack",
    address: "Hoddevik, 6750 Stadlandet, Norway",
    town: "Stadlandet",
    country: "NO",
    category: "Surf shop",
    status: "OPERATIONAL",
  },
  {
    id: "ChIJLectern_SalonLumiere1",
    name: "Salon Lumière",
    address: "14 Rue de la République, 69002 Lyon, France",
    town: "Lyon",
    country: "FR",
    website: "http://salon-lumiere.example/",
    category: "Hair salon",
    status: "OPERATIONAL",
    hours: weekdays(9, 19) ?? [],
  },
  {
    id: "ChIJLectern_StudioBianchi",
    name: "Studio Bianchi Architetti",
    address: "Via Po 10, 10123 Torino TO, Italy",
    town: "Torino",
    country: "IT",
    website: "http://studio-bianchi.example/",
    category: "Architect",
    status: "OPERATIONAL",
  },
  {
    id: "ChIJLectern_BarePlumbing1",
    name: "Bare Plumbing",
    address: "",
    town: "",
    country: "",
    phone: "+44 113 496 0000",
    website: "http://bare-plumbing.example/",
    category: "Plumber",
    status: "OPERATIONAL",
    serviceArea: true,
    alwaysOpen: true,
  },
  {
    id: "ChIJLectern_OldBakery0001",
    name: "Gamle Bergen Bakst",
    address: "Nygårdsgaten 9, 5015 Bergen, Norway",
    town: "Bergen",
    country: "NO",
    category: "Bakery",
    status: "CLOSED_PERMANENTLY",
  },
  {
    id: "ChIJLectern_FjordUsa00001",
    name: "Fjord Bakery",
    address: "12 Main St, Ballard, WA 98107, USA",
    town: "Ballard",
    country: "US",
    category: "Bakery",
    status: "OPERATIONAL",
  },
  {
    id: "ChIJLectern_MovedPlace001",
    name: "Salon Lumière",
    address: "1 Rue Mercière, 69002 Lyon, France",
    town: "Lyon",
    country: "FR",
    category: "Hair salon",
    status: "OPERATIONAL",
    movedTo: "ChIJLectern_SalonLumiere1",
  },
];
