import type { StreetText, TemplateValues } from "./business.ts";

const businesses: StreetText["businesses"] = {
  bakery: {
    kind: "Bäckerei",
    offers: ["Roggenbrot", "Zimtschnecke", "Geburtstagstorte für zehn", "Belegtes Brötchen"],
    about: "Wir backen mit Sauerteig, der älter ist als unsere Lehrlinge, und alle Brote sind ohne Milch.",
    visit: "Der Duft führt Sie: Der Eingang liegt im Hof hinter dem Brunnen.",
    rule: "Geburtstagstorten müssen drei Tage vorher bestellt werden. Übrig gebliebenes Brot geht jeden Abend an die Tafel.",
  },
  bikes: {
    kind: "Fahrradladen",
    offers: ["Jahresinspektion", "Reifenpanne beheben", "Leihfahrrad für einen Tag", "Handgespeichtes Laufrad"],
    about: "Wir reparieren jede Marke, auch anderswo gekaufte Räder und Elektrofahrräder.",
    visit: "Stellen Sie das Rad vor neun in den blauen Ständer und werfen Sie den Schlüssel in den Briefkasten.",
    rule: "Kleine Reparaturen erledigen wir sofort, wenn Sie vor zehn kommen. Vorher erhalten Sie telefonisch einen Kostenvoranschlag.",
  },
  dentist: {
    kind: "Zahnarztpraxis",
    offers: ["Kontrolluntersuchung", "Füllung", "Wurzelbehandlung", "Porzellankrone"],
    about: "Angstpatienten sind willkommen: Wir behandeln auf Wunsch mit Lachgas und nehmen uns Zeit.",
    visit: "Bitte zweimal klingeln, die Praxis ist im dritten Stock; der Aufzug fährt ab Keller.",
    rule: "Bei starken Zahnschmerzen rufen Sie vor acht an, wir halten jeden Morgen zwei Termine frei.",
  },
  hotel: {
    kind: "Hotel",
    offers: ["Einzelzimmer", "Doppelzimmer mit Meerblick", "Frühstücksbuffet", "Zustellbett"],
    about: "Alle vierzig Zimmer wurden im letzten Winter renoviert; die Sauna auf dem Dach ist für Gäste kostenlos.",
    visit: "Der Flughafenbus hält vor der Tür. Gepäck können Sie an der Rezeption lassen.",
    rule: "Anreise ab 15 Uhr, Abreise bis 11 Uhr. Hunde dürfen für 20 Euro pro Nacht in den Zimmern im Erdgeschoss wohnen.",
  },
  yoga: {
    kind: "Yogastudio",
    offers: ["Einzelstunde", "Zehnerkarte", "Schwangerenkurs", "Privatstunde per Video"],
    about: "Die Kurse sind klein, höchstens zwölf Matten, und auf Englisch und Norwegisch.",
    visit: "Duschen und Schließfächer sind im Keller; mit Kursbeginn schließt die Tür.",
    rule: "Matten und Decken leihen wir kostenlos aus. Anfänger kommen am besten am Dienstagabend.",
  },
  hair: {
    kind: "Friseursalon",
    offers: ["Haarschnitt lang", "Haarschnitt kurz", "Färben", "Bart trimmen"],
    about: "Wir verwenden vegane Farben ohne Ammoniak und schneiden Locken trocken.",
    visit: "Ohne Termin bedienen wir im Erdgeschoss, mit Termin oben.",
    rule: "Wer mehr als fünfzehn Minuten zu spät kommt, muss neu buchen. Kinder unter zwölf zahlen die Hälfte.",
  },
  books: {
    kind: "Buchhandlung",
    offers: ["Taschenbuchroman", "Gebrauchtes Buch", "Geschenkverpackung mit Karte", "Hörbuch"],
    about: "Wir führen viertausend Titel in neun Sprachen; der Lesekreis trifft sich am ersten Donnerstag des Monats.",
    visit: "Die Rampe für Rollstühle ist am Seiteneingang; das Café erreichen Sie über die Wendeltreppe.",
    rule: "Bücher, die wir nicht haben, sind in zwei Tagen da. Ungelesene Bücher tauschen wir mit Kassenzettel einen Monat lang um.",
  },
  vet: {
    kind: "Tierarztpraxis",
    offers: ["Sprechstunde", "Impfung", "Kastration einer Katze", "Zahnsanierung beim Hund"],
    about: "Wir behandeln Hunde, Katzen, Kaninchen und Vögel und besuchen Pferde im Stall.",
    visit: "Katzen warten in einem eigenen Raum, getrennt von den Hunden.",
    rule: "Nachts meldet sich unter der Nummer der Praxis die Tierrettung. Bringen Sie bitte den Heimtierausweis mit.",
  },
  gym: {
    kind: "Fitnessstudio",
    offers: ["Monatsbeitrag", "Tageskarte", "Stunde mit Trainer", "Spind für einen Monat"],
    about: "Wir haben eine Kletterwand, freie Gewichte und Rudergeräte mit Blick auf den Hafen.",
    visit: "Mitglieder öffnen die Tür mit dem Handy; der Code kommt mit der Anmeldung.",
    rule: "Die Mitgliedschaft endet mit dem Monat der Kündigung. Jugendliche trainieren ab sechzehn mit Unterschrift der Eltern.",
  },
  flowers: {
    kind: "Blumenladen",
    offers: ["Strauß der Saison", "Trauerkranz", "Brautstrauß", "Topfpflanze"],
    about: "Unsere Rosen kommen von einem Gärtner zwanzig Kilometer entfernt, nie mit dem Flugzeug.",
    visit: "Zum Einladen dürfen Sie zehn Minuten vor dem Laden halten.",
    rule: "Hochzeitsschmuck planen wir mindestens sechs Wochen vorher. Wer bis Mittag bestellt, bekommt die Blumen am selben Tag nach Hause geliefert.",
  },
  camera: {
    kind: "Fotogeschäft",
    offers: ["Passbilder", "Filmentwicklung mit Scan", "Druck auf Leinwand", "Porträtsitzung"],
    about: "Schwarzweißfilme entwickeln wir selbst, und wir reparieren analoge Kameras.",
    visit: "Das Studio liegt eine Etage unter dem Laden, ohne Aufzug.",
    rule: "Passbilder sind in zehn Minuten fertig. Alte Dias und Kassetten digitalisieren wir in zwei Wochen.",
  },
  restaurant: {
    kind: "Restaurant",
    offers: ["Fischsuppe", "Gegrillter Dorsch", "Drei-Gänge-Menü", "Nachtisch des Tages"],
    about: "Unser Koch kauft jeden Morgen am Kai ein; ein veganes Gericht steht immer auf der Karte.",
    visit: "Die Terrasse ist von Mai bis September offen und beheizt.",
    rule: "Nennen Sie uns Allergien bei der Reservierung. Gruppen über acht Personen bekommen ein festes Menü.",
  },
  garage: {
    kind: "Autowerkstatt",
    offers: ["Ölwechsel", "Wechsel auf Winterreifen", "Reifen einlagern für eine Saison", "Bremsenprüfung"],
    about: "Wir betreuen Autos aller Marken, mit Ersatzteilen, die zwei Jahre Garantie haben.",
    visit: "Geben Sie den Schlüssel am Tresen ab; im Hof steht ein Leihwagen.",
    rule: "Die Hauptuntersuchung findet mittwochs statt. Ein Leihwagen ist kostenlos, solange Ihr Auto bei uns ist.",
  },
  music: {
    kind: "Musikschule",
    offers: ["Klavierstunde", "Geigenstunde", "Singen in der Gruppe", "Leihinstrument für einen Monat"],
    about: "Vierzig Lehrkräfte unterrichten Kinder ab vier und Erwachsene jeden Alters.",
    visit: "Übungsräume stehen in der Stunde vor dem Unterricht offen.",
    rule: "Stunden, die Schüler versäumen, werden nicht nachgeholt, ausgefallene Stunden der Lehrer schon. Das Sommerkonzert ist am letzten Samstag im Juni.",
  },
  pharmacy: {
    kind: "Apotheke",
    offers: ["Blutdruck messen", "Reiseberatung", "Grippeimpfung", "Angerührte Salbe"],
    about: "Wir sprechen sieben Sprachen und stellen Medikamente für die Woche zusammen.",
    visit: "Das Nachtfenster ist links am Gebäude.",
    rule: "Rezepte können Sie per App schicken, nach einer Stunde liegt alles bereit. Arzneimittel nehmen wir nicht zurück.",
  },
  optician: {
    kind: "Optiker",
    offers: ["Sehtest", "Gleitsichtgläser", "Kontaktlinsen für drei Monate", "Reparatur einer Fassung"],
    about: "Brillengläser schleifen wir in der eigenen Werkstatt, und Kinderfassungen gehen nicht kaputt.",
    visit: "Die Straßenbahn Linie zwei hält vor der Tür.",
    rule: "Ein Sehtest dauert vierzig Minuten; kommen Sie ohne Kontaktlinsen. Wer sich an die Brille nicht gewöhnt, bekommt innerhalb von neunzig Tagen neue Gläser.",
  },
  kayak: {
    kind: "Kajakverleih",
    offers: ["Kajak für einen halben Tag", "Geführte Tour zu den Inseln", "Anfängerkurs", "Trockenanzug für einen Tag"],
    about: "Die Touren führen zu den Vogelinseln, wo Robben auf den Felsen liegen.",
    visit: "Wir starten am Schwimmsteg neben dem Leuchtturm.",
    rule: "Alle müssen schwimmen können und tragen eine Schwimmweste. Bei Wind über zehn Metern pro Sekunde wird die Tour verschoben.",
  },
  brewery: {
    kind: "Brauerei",
    offers: ["Halber Liter vom Fass", "Probe von sechs Bieren", "Braukurs", "Kasten zum Mitnehmen"],
    about: "Wir brauen elf Biere, eines davon alkoholfrei und eines glutenfrei.",
    visit: "Eingang durch die alte Schmiede, die Treppe ist steil.",
    rule: "Führungen sind freitags um sechs. Wir prüfen Ausweise: Unter zwanzig gibt es kein Bier.",
  },
  cheese: {
    kind: "Käserei",
    offers: ["Braunkäse, ein Pfund", "Käseplatte für vier", "Fondueset zum Ausleihen", "Ziegenjoghurt"],
    about: "Die Milch stammt von neunzig Ziegen auf der Insel Askøy.",
    visit: "Bis Mittag können Sie den Käsern durch die Glaswand zusehen.",
    rule: "Für den Flug verpacken wir Käse im Vakuum. Platten bestellen Sie einen Tag vorher.",
  },
  museum: {
    kind: "Heringsmuseum",
    offers: ["Eintritt für Erwachsene", "Eintritt für Studierende", "Führung für eine Klasse", "Audioguide"],
    about: "Die Ausstellung zeigt, wie die Stadt dreihundert Jahre von Fisch und Salz lebte.",
    visit: "Kinderwagen bleiben in der Garderobe; die alten Böden sind uneben.",
    rule: "Fotografieren ist ohne Blitz erlaubt. Am ersten Sonntag im Monat ist der Eintritt frei.",
  },
};

const span = ([from, to]: readonly [number, number]): string => (to - from === 24 ? "Tag und Nacht" : `${from}–${to} Uhr`);

const table = ({ offers, prices }: TemplateValues): string =>
  offers.map((offer, index) => `| ${offer} | ${prices[index] ?? 0} Euro |`).join("\n");

export const german: StreetText = {
  businesses,
  templates: {
    about: (shop) => ({
      title: shop.name,
      content: `# ${shop.name}\n\n**${shop.name}**, Hafenstraße ${shop.number}: ${shop.kind}. ${shop.about}\n\n## Unser Angebot\n\n${shop.offers.map((offer) => `- ${offer}`).join("\n")}\n\n## Wer wir sind\n\nInhaber (${shop.kind}): ${shop.owner}, seit ${shop.since}. [Schreiben Sie uns](mailto:post@example.com) oder rufen Sie an: ${shop.phone}.\n`,
    }),
    hours: (shop) => ({
      title: `Öffnungszeiten: ${shop.name}`,
      content: `# Öffnungszeiten\n\nSo hat ${shop.name} (${shop.kind}) geöffnet:\n\n| Tag | Zeiten |\n| --- | --- |\n| Montag bis Freitag | ${span(shop.weekdays)} |\n| Samstag | ${span(shop.saturday)} |\n| Sonntag | ${shop.since % 2 === 0 ? "11–15 Uhr" : "geschlossen"} |\n\n## Feiertage\n\nZwischen Weihnachten und Neujahr ist ${shop.name} ${shop.since % 3 === 0 ? "wie immer geöffnet" : "geschlossen"}. An Feiertagen hängt ein Zettel an der Tür.\n`,
    }),
    prices: (shop) => ({
      title: `Preise: ${shop.name}`,
      content: `# Preise\n\n${shop.kind}, Preisliste:\n\n| | Preis |\n|---|---|\n${table(shop)}\n\n## Bezahlen\n\nMit Karte, per Handy oder bar. Firmen erhalten eine Rechnung. *Gutscheine* von ${shop.name} gelten ${(shop.since % 5) + 1} Jahre.\n`,
    }),
    visit: (shop) => ({
      title: `Anfahrt: ${shop.name}`,
      content: `# So finden Sie uns\n\nHafenstraße ${shop.number}, auf der ${shop.number % 2 === 0 ? "Wasserseite" : "Bergseite"}. ${shop.visit}\n\n## Parken\n\n${shop.kind}: ${shop.since % 7} eigene Parkplätze; das Parkhaus ist ${shop.number * 20} Meter entfernt.\n\n## Bus und Bahn\n\nVom Bahnhof sind es ${(shop.number % 9) + 3} Minuten zu Fuß.\n`,
    }),
    booking: (shop) => ({
      title: `Gut zu wissen: ${shop.name}`,
      content: `# Vor dem Besuch\n\n${shop.rule}\n\n## Absagen\n\n${shop.kind}: Termine und Bestellungen können bis ${(shop.since % 4) * 12 + 12} Stunden vorher kostenlos storniert werden.\n\n## Beschwerden\n\nStimmt etwas nicht? Sprechen Sie mit ${shop.owner}: Wir bringen es in Ordnung oder geben das Geld zurück.\n`,
    }),
  },
};
