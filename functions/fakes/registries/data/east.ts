import type { ListedCompany } from "./listed-company.ts";

export const finland: readonly ListedCompany[] = [
  {
    number: "3133735-1",
    name: "Kahvila Aalto Oy",
    otherNames: ["Rannan Kahvila Oy"],
    street: "Rantatie 5",
    postcode: "00980",
    town: "HELSINKI",
    website: "www.kahvila-aalto.example",
    trade: "Cafés and coffee shops",
  },
  {
    number: "3694433-7",
    name: "Kahvila Aalto Oy",
    street: "Kauppakatu 2",
    postcode: "40100",
    town: "JYVÄSKYLÄ",
    closed: true,
    trade: "Cafés and coffee shops",
  },
  {
    number: "3099383-2",
    name: "Pohjolan Puutyö Ky",
    street: "Sahatie 12",
    postcode: "90100",
    town: "OULU",
    trade: "Manufacture of other builders' carpentry",
  },
  {
    number: "3828709-4",
    name: "Åbo Segelmakeri Ab",
    street: "Hamngatan 3",
    postcode: "20100",
    town: "TURKU",
    trade: "Manufacture of sails",
  },
];

export const czechia: readonly ListedCompany[] = [
  { number: "00256609", name: "Pekárna Novák s.r.o.", street: "Horní náměstí 7", postcode: "77900", town: "Olomouc" },
  { number: "01785737", name: "Pekárna Nováková", street: "Masarykova 3", postcode: "60200", town: "Brno" },
  {
    number: "07264666",
    name: "Pekařství Novák, spol. s r.o. v likvidaci",
    street: "Dlouhá 1",
    postcode: "77900",
    town: "Olomouc",
    closed: true,
  },
  { number: "04012429", name: "Truhlářství Dvořák s.r.o.", street: "Polní 15", postcode: "37001", town: "České Budějovice" },
];

export const slovakia: readonly ListedCompany[] = [
  { number: "00051837", name: "Kvetinárstvo Ruža, s. r. o.", street: "Hlavná 20", postcode: "04001", town: "Košice" },
  { number: "04179161", name: "Autoservis Kováč a syn", street: "Dlhá 8", postcode: "01001", town: "Žilina" },
  {
    number: "01749846",
    name: "Kvetinárstvo Ruža Bratislava, s.r.o.",
    street: "Obchodná 2",
    postcode: "81106",
    town: "Bratislava",
    closed: true,
  },
];

export const estonia: readonly ListedCompany[] = [
  {
    number: "16233010",
    name: "Põhjala Pagariäri OÜ",
    otherNames: ["Tallinna Sai OÜ"],
    street: "Narva mnt 5",
    postcode: "10117",
    town: "Tallinn",
  },
  { number: "14500872", name: "Pärnu Rannahotell AS", street: "Ranna pst 5", postcode: "80010", town: "Pärnu" },
  { number: "12019954", name: "Põhjala Pagarid OÜ", street: "Riia 4", postcode: "51004", town: "Tartu", closed: true },
];

export const latvia: readonly ListedCompany[] = [
  { number: "40203111222", name: 'SIA "Jūras Maize"', street: "Brīvības iela 10", postcode: "LV-1010", town: "Rīga" },
  {
    number: "40103555666",
    name: 'Sabiedrība ar ierobežotu atbildību "Dzintara Krasts"',
    street: "Jomas iela 3",
    postcode: "LV-2015",
    town: "Jūrmala",
  },
  { number: "50003777888", name: 'AS "Jūras Maize"', street: "Ostas iela 1", postcode: "LV-3401", town: "Liepāja", closed: true },
];
