import type { ExpectedProfile } from "./expected-profile.ts";

const week = (days: string, hours: string): readonly string[] => Array.from(days, (day) => `${day} ${hours}`);

// oxfmt-ignore
export const expectedProfiles: readonly ExpectedProfile[] = [
  {
    host: "fjordbakeri.example", country: "NO", company: "FJORD BAKERI AS",
    texts: {
      name: "Fjord Bakeri", phone: "+47 55 12 34 56", email: "hei@fjordbakeri.example", address: "Bryggen 12, 5003 Bergen",
      primary_language: "nb", service_area: "Bergen, Askøy, Os",
      summary: "Fjord Bakeri er et håndverksbakeri i Bergen. Vi baker surdeigsbrød, skillingsboller og kaker i vedfyrt ovn hver morgen, og leverer til kafeer i hele Bergensområdet.",
      industry: "Bakery", target_audience: "Kafeer, hoteller og brødelskere i Bergen",
    },
    lists: {
      languages: ["nb", "en"], products_services: ["Surdeigsbrød", "Skillingsboller", "Bursdagskaker", "Levering til kafeer"],
      unique_selling_points: ["Brød som smaker av Vestlandet", "Vedfyrt ovn fra 1921", "Korn fra Voss", "Ingen tilsetningsstoffer"],
    },
    hours: [...week("12345", "07:00-17:00"), "6 08:00-15:00"],
  },
  {
    host: "solberg-tannlege.example", country: "NO", company: "Solberg Tannlegesenter AS",
    texts: {
      name: "Solberg Tannlegesenter", phone: "32801234", email: "post@solberg-tannlege.example", address: "Bragernes torg 4, 3017 Drammen",
      primary_language: "nb", service_area: "Drammen",
      summary: "Tannlege i Drammen med akuttime samme dag. Vi tilbyr implantater, tannregulering og barnetannpleie for hele familien.",
      industry: "Dentist",
    },
    lists: { languages: ["nb"], products_services: ["Implantater", "Tannregulering", "Barnetannpleie", "Akuttbehandling"] },
    hours: ["1 08:00-16:00", "2 08:00-19:00", "3 08:00-16:00", "4 08:00-19:00", "5 08:00-14:00"],
  },
  {
    host: "elektro-brandt.example", country: "DE", company: "Elektro Brandt GmbH",
    texts: {
      name: "Elektro Brandt GmbH", phone: "0561 987650", email: "info@elektro-brandt.example",
      address: "Lindenstraße 8, 34117 Kassel, Hessen", primary_language: "de-DE", service_area: "Kassel, Baunatal, Vellmar",
      summary: "Meisterbetrieb für Elektroinstallation, Photovoltaik & Wallboxen seit 1962. Wir arbeiten in Kassel und ganz Nordhessen.",
      industry: "Electrician",
    },
    lists: {
      languages: ["de"], products_services: ["Elektroinstallation", "Photovoltaik", "Wallboxen"],
      unique_selling_points: ["Notdienst rund um die Uhr", "Festpreise", "Drei Meister im Haus"],
    },
    hours: [...week("1234", "07:30-16:30"), "5 07:30-13:00"],
  },
  {
    host: "salon-lumiere.example", country: "FR", company: "Salon Lumière",
    texts: {
      name: "Salon Lumière", phone: "+33472000000", email: "bonjour@salon-lumiere.example", address: "14 rue Mercière, 69002 Lyon",
      primary_language: "fr", service_area: "Lyon",
      summary: "Salon de coiffure mixte au cœur de Lyon : coupe, couleur végétale et soins, sur rendez-vous.", industry: "Hair salon",
    },
    lists: { languages: ["fr"], products_services: ["Coupe femme", "Coupe homme", "Couleur végétale", "Soins"] },
    hours: [...week("2345", "09:30-19:00"), "6 09:00-17:00"],
  },
  {
    host: "mispara-cohen.example", country: "IL", company: "מספרת כהן",
    texts: {
      name: "מספרת כהן", phone: "03-5551234", address: "דיזנגוף 99, תל אביב", primary_language: "he", service_area: "תל אביב",
      summary: "מספרת כהן בתל אביב: תספורות לגברים, נשים וילדים, צבע והחלקות. מקצועיות ויחס אישי מאז 1979.", industry: "Hair salon",
      target_audience: "גברים, נשים וילדים",
    },
    lists: { languages: ["he"], products_services: ["תספורת גברים", "תספורת נשים", "צבע", "החלקות"] },
    hours: [...week("71234", "09:00-19:00"), "5 08:30-14:00"],
  },
  {
    host: "sakura-shika.example", country: "JP", company: "さくら歯科クリニック",
    texts: {
      name: "さくら歯科クリニック", phone: "045-555-0123", primary_language: "ja", service_area: "横浜市青葉区",
      summary: "横浜市青葉区のさくら歯科クリニックです。一般歯科、小児歯科、矯正歯科、インプラントに対応しています。", industry: "Dentist",
    },
    lists: { languages: ["ja"], products_services: ["一般歯科", "小児歯科", "矯正歯科", "インプラント"] },
    hours: [...week("12345", "09:00-18:30"), "6 09:00-13:00"],
  },
  {
    host: "pekarna-novak.example", country: "CZ", company: "Pekárna Novák s.r.o.",
    texts: {
      name: "Pekárna Novák", phone: "585 123 456", email: "info@pekarna-novak.example", primary_language: "cs", service_area: "Olomouc",
      summary: "Vítejte v naší rodinné pekárně, která peče chléb a rohlíky v Olomouci už od roku 1991. Používáme jen mouku z Hané a kvásek, který se u nás dědí z otce na syna.",
      industry: "Bakery",
    },
    lists: { languages: ["cs"], products_services: ["Kváskový chléb", "Rohlíky", "Koláče", "Vánoční cukroví"] },
    hours: [...week("12345", "06:00-17:00"), "6 06:30-11:00"],
  },
  {
    host: "bare-plumbing.example", country: "GB", company: "Bare Plumbing Ltd",
    texts: {
      name: "Bare Plumbing", phone: "0113 496 0000", primary_language: "en", service_area: "Leeds and Bradford",
      summary: "We fix leaks, boilers and blocked drains for homes and small shops in Leeds and Bradford, usually on the same day.",
      industry: "Plumber", target_audience: "homes and small shops",
    },
    lists: { languages: ["en"] }, hours: [...week("12345", "08:00-18:00"), "6 09:00-13:00"],
  },
  {
    host: "harbour-law.example", country: "GB", company: "HARBOUR LAW & CO LIMITED",
    texts: {
      name: "Harbour Law & Co", phone: "+44 117 496 0123", email: "desk@harbour-law.example", address: "3 Quay Street, Bristol BS1 4DJ",
      primary_language: "en-GB", service_area: "Bristol",
      summary: "Harbour Law & Co advises families and small companies in Bristol on wills, property and disputes.",
      industry: "Legal service", target_audience: "Families and small companies",
    },
    lists: {
      languages: ["en", "pl"], products_services: ["Wills and probate", "Buying and selling property", "Disputes"],
      unique_selling_points: ["Bristol Law Firm of the Year 2025"],
    },
    hours: week("12345", "09:00-17:30"),
  },
  { host: "app-shell.example", country: "US", company: "App Shell AS", texts: { primary_language: "en" }, lists: { languages: ["en"] }, hours: [] },
  {
    host: "kind-garden.example", country: "IE", company: "Kind Garden",
    texts: {
      name: "Kind Garden", phone: "+353214960000", primary_language: "en", service_area: "Cork",
      summary: "Kind Garden plants and tends small city gardens in Cork.", industry: "Gardening",
    },
    lists: {
      languages: ["en"], products_services: ["Planting", "Pruning", "Balcony gardens"],
      unique_selling_points: ["without poison and without noise"],
    },
    hours: [],
  },
  {
    host: "kahvila-aalto.example", country: "FI", company: "Kahvila Aalto Oy",
    texts: {
      name: "Kahvila Aalto", phone: "+358 9 555 0100", address: "Rantatie 5, 00980 Helsinki", primary_language: "fi",
      service_area: "Helsinki",
      summary: "Meren rannalla sijaitseva kahvila ja viinibaari Helsingin Kallahdessa, avoinna myöhään viikonloppuisin.",
      industry: "Cafe or coffee shop",
    },
    lists: { languages: ["fi", "sv", "en"], products_services: ["Suodatinkahvi", "Korvapuusti", "Luonnonviinit"] },
    hours: [...week("1234", "09:00-21:00"), ...week("56", "10:00-02:00")],
  },
  {
    host: "casa-verde.example", country: "ES", company: "Casa Verde SL",
    texts: {
      name: "Casa Verde", phone: "+34955000000", email: "hola@casa-verde.example", address: "Calle Feria 40, 41003 Sevilla",
      primary_language: "es-ES", service_area: "Sevilla",
      summary: "Flores frescas, plantas y decoración para bodas en Sevilla, con reparto el mismo día.", industry: "Florist",
    },
    lists: {
      languages: ["es"], products_services: ["Ramos a domicilio", "Bodas y eventos", "Plantas de interior"],
      unique_selling_points: ["reparto el mismo día"],
    },
    hours: [...["1", "2", "3", "4", "5"].flatMap((day) => [`${day} 10:00-14:00`, `${day} 17:00-20:30`]), "6 10:00-14:00"],
  },
  {
    host: "nordlys-hotell.example", country: "NO", company: "NORDLYS HOTELL TROMSØ AS",
    texts: {
      name: "Nordlys Hotell", phone: "+47 77 55 00 00", email: "resepsjon@nordlys-hotell.example", address: "Havnegata 1, 9008 Tromsø",
      primary_language: "nb-NO", service_area: "Tromsø",
      summary: "Familieeid hotell med 42 rom ved havna i Tromsø, med nordlystak og badstue.", industry: "Hotel",
    },
    lists: { languages: ["nb", "en", "de"], unique_selling_points: ["Nordlyset rett over sengen"] }, hours: week("1234567", "00:00-24:00"),
  },
  {
    host: "masterskaya-lev.example", country: "RU", company: "SIA Lev",
    texts: {
      name: "Мастерская Лев", phone: "+37167000000", primary_language: "ru", service_area: "Рига",
      summary: "Ремонт обуви и сумок в центре Риги: набойки, подошвы, молнии, реставрация кожи.", industry: "Shoe repair",
    },
    lists: { languages: ["ru"], products_services: ["Набойки", "Замена молний", "Реставрация кожи"] },
    hours: [...week("12345", "10:00-19:00"), "6 10:00-16:00"],
  },
  {
    host: "studio-bianchi.example", country: "IT", company: "Studio Bianchi",
    texts: {
      name: "Studio Bianchi", phone: "+390110000000", address: "Via Po 22, 10123 Torino", primary_language: "it", service_area: "Torino",
      target_audience: "famiglie e piccole imprese del Piemonte",
      summary: "Studio di architettura a Torino: ristrutturazioni, case passive e interni su misura.", industry: "Architect",
    },
    lists: {
      languages: ["it"], products_services: ["Ristrutturazioni", "Case passive", "Interni su misura"],
      unique_selling_points: ["Un solo referente", "Preventivi fissi"],
    },
    hours: [],
  },
  {
    host: "odd-hours.example", country: "US", company: "Odd Hours LLC",
    texts: {
      name: "Odd Hours Bike Repair", phone: "(503) 555-0100", primary_language: "en-US", service_area: "Portland",
      summary: "Odd Hours repairs bikes in Portland when other shops are closed.", industry: "Bike repair",
    },
    lists: { languages: ["en"] }, hours: [...week("1234", "16:30-22:00"), "5 16:00-24:00", ...week("67", "10:00-20:00")],
  },
  {
    host: "fietsen-devries.example", country: "NL", company: "Fietsen De Vries B.V.",
    texts: {
      name: "Fietsen De Vries", phone: "030-5550100", primary_language: "nl", service_area: "Utrecht",
      summary: "Nieuwe en tweedehands fietsen, e-bikes en reparatie in Utrecht. Klaar terwijl u wacht.", industry: "Bike shop",
    },
    lists: {
      languages: ["nl"], products_services: ["Reparatie", "Onderhoudsbeurt", "Fietsverhuur"],
      unique_selling_points: ["Klaar terwijl u wacht"],
    },
    hours: [...week("2345", "09:00-18:00"), "6 09:00-17:00"],
  },
];
