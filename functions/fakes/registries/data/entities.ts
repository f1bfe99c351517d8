/** An invented company with a legal entity identifier. */
export interface LegalEntity {
  readonly lei: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  readonly country: string;
  /** Its number in its national registry. */
  readonly registeredAs?: string;
  readonly category: "GENERAL" | "FUND" | "BRANCH" | "SOLE_PROPRIETOR";
  readonly inactive?: true;
}

export const entities: readonly LegalEntity[] = [
  {
    lei: "LECT00TESTONLY000148",
    name: "FJORD BAKERI AS",
    street: "Bryggen 12",
    postcode: "5003",
    town: "BERGEN",
    country: "NO",
    registeredAs: "915468519",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY000245",
    name: "Fjord Invest Fond",
    street: "Torggaten 1",
    postcode: "5014",
    town: "BERGEN",
    country: "NO",
    category: "FUND",
  },
  {
    lei: "LECT00TESTONLY000342",
    name: "Elektro Brandt GmbH",
    street: "Lindenstraße 8",
    postcode: "34117",
    town: "Kassel",
    country: "DE",
    registeredAs: "HRB 18233",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY000439",
    name: "Elektro Brandt & Söhne GmbH & Co. KG",
    street: "Ringstr. 2",
    postcode: "80331",
    town: "München",
    country: "DE",
    registeredAs: "HRA 90112",
    category: "GENERAL",
    inactive: true,
  },
  {
    lei: "LECT00TESTONLY000536",
    name: "Elektro Brandt GmbH, filial Sverige",
    street: "Storgatan 1",
    postcode: "111 23",
    town: "Stockholm",
    country: "SE",
    registeredAs: "516400-1234",
    category: "BRANCH",
  },
  {
    lei: "LECT00TESTONLY000633",
    name: "Fietsen De Vries B.V.",
    street: "Oudegracht 110",
    postcode: "3511 AW",
    town: "Utrecht",
    country: "NL",
    registeredAs: "71234567",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY000730",
    name: "CASA VERDE FLORISTAS SL",
    street: "Calle Sierpes 4",
    postcode: "41004",
    town: "Sevilla",
    country: "ES",
    registeredAs: "B91234567",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY000827",
    name: "さくら歯科クリニック",
    otherNames: ["Sakura Dental Clinic"],
    street: "元町1-1",
    postcode: "231-0861",
    town: "横浜市",
    country: "JP",
    registeredAs: "1234-01-567890",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY000924",
    name: "Lindqvist Båtvarv AB",
    street: "Varvsgatan 2",
    postcode: "371 32",
    town: "Karlskrona",
    country: "SE",
    registeredAs: "556677-8899",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY001021",
    name: "Łódzka Piekarnia Sp. z o.o.",
    street: "ul. Piotrkowska 5",
    postcode: "90-001",
    town: "Łódź",
    country: "PL",
    registeredAs: "0000912345",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY001118",
    name: "Smørrebrød & Co ApS",
    street: "Vesterbrogade 3",
    postcode: "1620",
    town: "København",
    country: "DK",
    registeredAs: "40112233",
    category: "GENERAL",
  },
  {
    lei: "LECT00TESTONLY001215",
    name: "Odd Hours Bike Repair LLC",
    street: "1 Burnside St",
    postcode: "97209",
    town: "Portland",
    country: "US",
    registeredAs: "1234567-99",
    category: "GENERAL",
  },
];
