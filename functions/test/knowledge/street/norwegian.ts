import type { StreetText, TemplateValues } from "./business.ts";

const businesses: StreetText["businesses"] = {
  bakery: {
    kind: "bakeri",
    offers: ["Rugbrød", "Kanelbolle", "Bursdagskake til ti", "Rundstykke med pålegg"],
    about: "Vi baker med surdeig som er eldre enn lærlingene våre, og alt brød er uten melk.",
    visit: "Følg lukten: inngangen er i bakgården bak fontenen.",
    rule: "Bursdagskaker må bestilles tre dager før. Brød som blir til overs går til matsentralen hver kveld.",
  },
  bikes: {
    kind: "sykkelbutikk",
    offers: ["Årsservice", "Punktering", "Leiesykkel for en dag", "Håndlaget hjul"],
    about: "Vi reparerer alle merker, også sykler som er kjøpt andre steder, og elsykler.",
    visit: "Sett sykkelen i det blå stativet før ni og legg nøkkelen i postkassen.",
    rule: "Små reparasjoner gjør vi mens du venter hvis du kommer før ti. Du får et prisoverslag på telefon først.",
  },
  dentist: {
    kind: "tannlege",
    offers: ["Undersøkelse", "Fylling", "Rotfylling", "Porselenskrone"],
    about: "Er du redd for tannlegen? Vi tilbyr lystgass og tar oss god tid.",
    visit: "Ring på to ganger, klinikken er i tredje etasje; heisen går fra kjelleren.",
    rule: "Ring før åtte ved sterk tannverk, vi holder av to timer hver morgen.",
  },
  hotel: {
    kind: "hotell",
    offers: ["Enkeltrom", "Dobbeltrom med sjøutsikt", "Frokostbuffet", "Ekstraseng"],
    about: "Alle førti rommene ble pusset opp i fjor vinter; badstuen på taket er gratis for gjestene.",
    visit: "Flybussen stopper utenfor døren. Bagasje kan oppbevares i resepsjonen.",
    rule: "Innsjekking fra klokken 15, utsjekking til klokken 11. Hunder kan bo i rommene i første etasje for 20 euro natten.",
  },
  yoga: {
    kind: "yogastudio",
    offers: ["Enkelttime", "Klippekort med ti timer", "Gravidkurs", "Privattime på video"],
    about: "Gruppene er små, høyst tolv matter, og timene er på engelsk og norsk.",
    visit: "Dusj og skap er i kjelleren; døren låses når timen begynner.",
    rule: "Matter og tepper lånes ut gratis. Nybegynnere bør komme tirsdag kveld.",
  },
  hair: {
    kind: "frisør",
    offers: ["Klipp av langt hår", "Klipp av kort hår", "Farging", "Skjeggstell"],
    about: "Vi bruker veganske farger uten ammoniakk, og klipper krøller tørt.",
    visit: "Drop-in er i første etasje, timebestilling oppe.",
    rule: "Den som er mer enn et kvarter forsinket må bestille på nytt. Barn under tolv betaler halv pris.",
  },
  books: {
    kind: "bokhandel",
    offers: ["Roman i pocket", "Brukt bok", "Innpakning og kort", "Lydbok"],
    about: "Vi har fire tusen titler på ni språk, og en lesesirkel som møtes første torsdag i måneden.",
    visit: "Rampen for rullestol er ved sideinngangen; kafeen er opp vindeltrappen.",
    rule: "Bøker vi ikke har, er her på to dager. Uleste bøker kan byttes i en måned med kvittering.",
  },
  vet: {
    kind: "dyreklinikk",
    offers: ["Konsultasjon", "Vaksine", "Kastrering av katt", "Tannbehandling av hund"],
    about: "Vi behandler hunder, katter, kaniner og fugler, og besøker hester i stallen.",
    visit: "Katter venter i et eget rom, borte fra hundene.",
    rule: "Om natten svarer dyreambulansen på nummeret vårt. Ta med dyrepasset.",
  },
  gym: {
    kind: "treningssenter",
    offers: ["Medlemskap per måned", "Dagskort", "Time med personlig trener", "Skap for en måned"],
    about: "Vi har klatrevegg, frivekter og romaskiner med utsikt til havnen.",
    visit: "Medlemmer åpner døren med telefonen; koden kommer når du melder deg inn.",
    rule: "Medlemskapet slutter ved utgangen av måneden du sier opp. Ungdom trener fra seksten med underskrift fra foreldre.",
  },
  flowers: {
    kind: "blomsterbutikk",
    offers: ["Bukett etter sesongen", "Begravelseskrans", "Brudebukett", "Potteplante"],
    about: "Rosene våre kommer fra en gartner to mil unna, aldri med fly.",
    visit: "Du kan stanse ti minutter foran butikken for å laste.",
    rule: "Bryllupsdekorasjoner planlegges minst seks uker før. Vi bringer blomster hjem til deg samme dag hvis du bestiller før klokken tolv.",
  },
  camera: {
    kind: "fotobutikk",
    offers: ["Passbilder", "Filmfremkalling med skanning", "Trykk på lerret", "Portrettime"],
    about: "Vi fremkaller svarthvitt film selv og reparerer analoge kameraer.",
    visit: "Studioet er en etasje under butikken, uten heis.",
    rule: "Passbilder er klare på ti minutter. Gamle lysbilder og kassetter digitaliseres på to uker.",
  },
  restaurant: {
    kind: "restaurant",
    offers: ["Fiskesuppe", "Grillet torsk", "Treretters meny", "Dagens dessert"],
    about: "Kokken kjøper fangsten på kaien hver morgen; det er alltid en vegansk rett på menyen.",
    visit: "Terrassen er åpen fra mai til september, med varmelamper.",
    rule: "Si fra om allergi når du bestiller bord. Grupper på mer enn åtte får en fast meny.",
  },
  garage: {
    kind: "bilverksted",
    offers: ["Oljeskift", "Bytte til vinterdekk", "Dekkhotell for en sesong", "Bremsekontroll"],
    about: "Vi tar oss av biler av alle merker, med deler som har to års garanti.",
    visit: "Lever nøkkelen i skranken; en lånebil står i gården.",
    rule: "EU-kontroll gjør vi på onsdager. Lånebil er gratis mens bilen din er hos oss.",
  },
  music: {
    kind: "musikkskole",
    offers: ["Pianotime", "Fiolintime", "Sang i gruppe", "Leie av instrument i en måned"],
    about: "Førti lærere underviser barn fra fire år og voksne i alle aldre.",
    visit: "Øverommene kan brukes timen før undervisningen.",
    rule: "Timer som eleven mister, tas ikke igjen; timer som læreren mister, gjør det. Sommerkonserten er siste lørdag i juni.",
  },
  pharmacy: {
    kind: "apotek",
    offers: ["Måling av blodtrykk", "Reiseråd", "Influensavaksine", "Salve etter resept"],
    about: "Vi snakker sju språk, og legger medisiner for uken i doseringspakker.",
    visit: "Nattluken er på venstre side av bygningen.",
    rule: "Resepter kan sendes med appen og er klare innen en time. Medisiner tas ikke i retur.",
  },
  optician: {
    kind: "optiker",
    offers: ["Synstest", "Progressive glass", "Kontaktlinser for tre måneder", "Reparasjon av innfatning"],
    about: "Glassene slipes i vårt eget verksted, og barneinnfatninger går ikke i stykker.",
    visit: "Bybanen linje to stopper ved døren.",
    rule: "En synstest tar førti minutter; kom uten kontaktlinser. Venner du deg ikke til brillene, bytter vi glassene innen nitti dager.",
  },
  kayak: {
    kind: "kajakkutleie",
    offers: ["Kajakk en halv dag", "Guidet tur til øyene", "Nybegynnerkurs", "Tørrdrakt for en dag"],
    about: "Turene går til fugleøyene, der selene hviler på skjærene.",
    visit: "Vi starter fra flytebryggen ved fyret.",
    rule: "Alle må kunne svømme og bruker redningsvest. Ved vind over ti meter i sekundet flyttes turen til en annen dag.",
  },
  brewery: {
    kind: "bryggeri",
    offers: ["Halvliter fra tappetårnet", "Smaking av seks øl", "Bryggekurs", "Kasse til å ta med"],
    about: "Vi brygger elleve øl, ett av dem alkoholfritt og ett glutenfritt.",
    visit: "Gå inn gjennom den gamle smien, trappen er bratt.",
    rule: "Omvisning er fredag klokken seks. Vi sjekker legitimasjon: ingen under tjue får øl.",
  },
  cheese: {
    kind: "ysteri",
    offers: ["Brunost, en halv kilo", "Ostefat til fire", "Fonduesett til utlån", "Geiteyoghurt"],
    about: "Melken kommer fra nitti geiter på Askøy.",
    visit: "Du kan se på ystingen gjennom glassveggen til klokken tolv.",
    rule: "Vi vakuumpakker ost til flyreisen. Ostefat bestilles dagen før.",
  },
  museum: {
    kind: "sildemuseum",
    offers: ["Billett for voksne", "Billett for studenter", "Omvisning for en klasse", "Lydguide"],
    about: "Utstillingen viser hvordan byen levde av fisk og salt i tre hundre år.",
    visit: "Barnevogner må stå i garderoben; de gamle gulvene er ujevne.",
    rule: "Det er lov å ta bilder uten blits. Første søndag i måneden er det gratis for alle.",
  },
};

const span = ([from, to]: readonly [number, number]): string => (to - from === 24 ? "hele døgnet" : `${from}.00–${to}.00`);

const table = ({ offers, prices }: TemplateValues): string =>
  offers.map((offer, index) => `| ${offer} | ${prices[index] ?? 0} euro |`).join("\n");

export const norwegian: StreetText = {
  businesses,
  templates: {
    about: (shop) => ({
      title: shop.name,
      content: `# ${shop.name}\n\n**${shop.name}** er ${shop.kind} i Havnegaten ${shop.number}. ${shop.about}\n\n## Det vi gjør\n\n${shop.offers.map((offer) => `- ${offer}`).join("\n")}\n\n## Hvem vi er\n\n${shop.owner} har drevet som ${shop.kind} siden ${shop.since}. [Skriv til oss](mailto:post@example.com), eller ring ${shop.phone}.\n`,
    }),
    hours: (shop) => ({
      title: `Åpningstider: ${shop.name}`,
      content: `# Åpningstider\n\n${shop.name} (${shop.kind}) har åpent:\n\n| Dag | Tid |\n| --- | --- |\n| Mandag til fredag | ${span(shop.weekdays)} |\n| Lørdag | ${span(shop.saturday)} |\n| Søndag | ${shop.since % 2 === 0 ? "11.00–15.00" : "stengt"} |\n\n## Helligdager\n\nI romjulen er ${shop.name} ${shop.since % 3 === 0 ? "åpent som vanlig" : "stengt"}. På helligdager henger det en lapp på døren.\n`,
    }),
    prices: (shop) => ({
      title: `Priser: ${shop.name}`,
      content: `# Priser\n\nDette koster det hos oss (${shop.kind}):\n\n| | Pris |\n|---|---|\n${table(shop)}\n\n## Betaling\n\nDu kan betale med kort, telefon eller kontant. Bedrifter får faktura. *Gavekort* hos ${shop.name} gjelder i ${(shop.since % 5) + 1} år.\n`,
    }),
    visit: (shop) => ({
      title: `Slik finner du ${shop.name}`,
      content: `# Slik finner du oss\n\nHavnegaten ${shop.number}, på ${shop.number % 2 === 0 ? "sjøsiden" : "fjellsiden"}. ${shop.visit}\n\n## Parkering\n\nVi (${shop.kind}) har ${shop.since % 7} parkeringsplasser; parkeringshuset er ${shop.number * 20} meter unna.\n\n## Buss og bane\n\nFra stasjonen er det ${(shop.number % 9) + 3} minutter å gå.\n`,
    }),
    booking: (shop) => ({
      title: `Greit å vite: ${shop.name}`,
      content: `# Før du kommer\n\n${shop.rule}\n\n## Avbestilling\n\n${shop.name} (${shop.kind}): Timer og bestillinger kan avlyses gratis til ${(shop.since % 4) * 12 + 12} timer før.\n\n## Klager\n\nEr noe galt, snakk med ${shop.owner}: vi ordner det eller gir pengene tilbake.\n`,
    }),
  },
};
