import type { ListedCompany } from "./listed-company.ts";

export const norway: readonly ListedCompany[] = [
  {
    number: "915468519", name: "FJORD BAKERI AS", street: "Bryggen 12", postcode: "5003", town: "BERGEN", website: "http://fjordbakeri.example/",
    phone: "55 12 34 56", email: "post@fjordbakeri.example", trade: "Produksjon av brød og ferske konditorvarer",
    purpose: "Bakeri og konditori, salg av brød og kaker fra eget utsalg, samt det som står i naturlig forbindelse med dette.",
  },
  { number: "998885418", name: "FJORD BAKERI AS", street: "Strandgaten 4", postcode: "5013", town: "BERGEN", closed: true, trade: "Produksjon av brød og ferske konditorvarer" },
  { number: "917716331", name: "FJORD BAKST OG KAFFE AS", street: "Storgata 18", postcode: "6002", town: "ÅLESUND", website: "www.fjordbakst.example", trade: "Drift av kafeer" },
  { number: "980068048", name: "FJORDBAKERIET SOGNDAL AS", street: "Gravensteinsgata 2", postcode: "6856", town: "SOGNDAL", trade: "Produksjon av brød og ferske konditorvarer" },
  { number: "997490010", name: "FJORD REGNSKAP AS", street: "Torggaten 1", postcode: "5014", town: "BERGEN", trade: "Regnskapsføring og bokføring" },
  { number: "928835227", name: "FJORD RØRLEGGER ANS", street: "Kirkegata 9", postcode: "4006", town: "STAVANGER", trade: "Rørleggerarbeid" },
  { number: "939091734", name: "NORDLYS HOTELL AS", street: "Havnegata 1", postcode: "9008", town: "TROMSØ", website: "nordlys-hotell.example", phone: "77 55 00 00", trade: "Drift av hoteller" },
  { number: "923784683", name: "NORDLYS HOTELLDRIFT KONKURSBO", street: "Storgata 73", postcode: "9008", town: "TROMSØ", closed: true, trade: "Drift av hoteller" },
  { number: "902114548", name: "SOLBERG TANNLEGESENTER AS", street: "Bragernes torg 6", postcode: "3017", town: "DRAMMEN", website: "https://solberg-tannlege.example/", trade: "Tannhelsetjenester" },
  { number: "946433349", name: "MØLLER & SØNN BYGG AS", street: "Industriveien 22", postcode: "1473", town: "LØRENSKOG", trade: "Oppføring av bygninger" },
  { number: "971719060", name: "HAVGLØTT SJØMAT AS", street: "Fiskebrygga 3", postcode: "8300", town: "SVOLVÆR", trade: "Bearbeiding av fisk" },
  { number: "918160221", name: "MADE IN NORWAY DESIGN AS", street: "Grünerløkka 5", postcode: "0552", town: "OSLO", trade: "Designvirksomhet" },
  { number: "900947836", name: "SOLBERG FRISØR", street: "Nedre Storgate 11", postcode: "3015", town: "DRAMMEN", trade: "Frisering" },
  { number: "983366309", name: "FJORD BAKERI AVD BRYGGEN", street: "Bryggen 12", postcode: "5003", town: "BERGEN", branchOf: "915468519", trade: "Produksjon av brød og ferske konditorvarer" },
];
