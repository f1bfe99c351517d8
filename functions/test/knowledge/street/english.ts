import type { StreetText, TemplateValues } from "./business.ts";

const businesses: StreetText["businesses"] = {
  bakery: {
    kind: "bakery",
    offers: ["Rye loaf", "Cinnamon bun", "Birthday cake for ten", "Filled roll"],
    about: "We bake with sourdough that is older than our apprentices, and all bread is free of milk.",
    visit: "The smell leads you: the entrance is in the yard behind the fountain.",
    rule: "Birthday cakes must be ordered three days ahead. Bread that is left over goes to the food bank every evening.",
  },
  bikes: {
    kind: "bicycle shop",
    offers: ["Yearly service", "Puncture repair", "Rental bike for a day", "New wheel, laced by hand"],
    about: "We mend every make, also bicycles that you bought elsewhere, and electric ones.",
    visit: "Leave your bicycle in the blue rack before nine and put the key into the letter box.",
    rule: "Small repairs are done while you wait if you come before ten. You get an estimate by phone before we begin.",
  },
  dentist: {
    kind: "dental practice",
    offers: ["Check-up", "Filling", "Root canal treatment", "Porcelain crown"],
    about: "Anxious patients are welcome: we offer sedation with laughing gas, and take our time.",
    visit: "Ring twice, the practice is on the third floor; the lift starts in the cellar.",
    rule: "In an emergency with strong toothache call us before eight, we keep two appointments free every morning.",
  },
  hotel: {
    kind: "hotel",
    offers: ["Single room", "Double room with sea view", "Breakfast buffet", "Extra bed"],
    about: "All forty rooms were renovated last winter; the sauna on the roof is free for guests.",
    visit: "The airport bus stops in front of the door. Luggage can be stored at the reception.",
    rule: "Check-in is from 15:00, check-out until 11:00. Dogs may stay in the rooms on the ground floor for 20 euros a night.",
  },
  yoga: {
    kind: "yoga studio",
    offers: ["Single class", "Card for ten classes", "Prenatal course", "Private lesson by video"],
    about: "Classes are small, twelve mats at most, and taught in English and Norwegian.",
    visit: "Showers and lockers are in the basement; the door closes when a class begins.",
    rule: "Mats and blankets are lent for free. Beginners should come on Tuesday evening.",
  },
  hair: {
    kind: "hairdresser",
    offers: ["Haircut for long hair", "Haircut for short hair", "Colouring", "Beard trim"],
    about: "We use vegan colours without ammonia, and cut curly hair dry.",
    visit: "Walk-ins are served on the ground floor, appointments upstairs.",
    rule: "Whoever is more than fifteen minutes late has to book anew. Children under twelve pay half.",
  },
  books: {
    kind: "bookshop",
    offers: ["Paperback novel", "Second-hand book", "Gift wrapping and card", "Audiobook"],
    about: "We have four thousand titles in nine languages, and a reading group that meets on the first Thursday of the month.",
    visit: "The ramp for wheelchairs is at the side entrance; the café is up the spiral staircase.",
    rule: "Books that we do not have are here within two days. Unread books can be exchanged for a month with the receipt.",
  },
  vet: {
    kind: "animal clinic",
    offers: ["Consultation", "Vaccination", "Neutering of a cat", "Dental treatment of a dog"],
    about: "We treat dogs, cats, rabbits and birds, and visit horses at their stables.",
    visit: "Cats wait in a room of their own, away from the dogs.",
    rule: "At night the number of the clinic is answered by the animal ambulance. Please bring the pet passport.",
  },
  gym: {
    kind: "gym",
    offers: ["Monthly membership", "Day pass", "Hour with a personal trainer", "Locker for a month"],
    about: "We have a climbing wall, free weights, and rowing machines with a view of the harbour.",
    visit: "Members open the door with their phone; a code is sent when you join.",
    rule: "A membership ends at the end of the month in which you give notice. Teenagers train from sixteen with a parent's signature.",
  },
  flowers: {
    kind: "flower shop",
    offers: ["Bouquet of the season", "Funeral wreath", "Bridal bouquet", "Potted plant"],
    about: "Our roses come from a grower twenty kilometres away, never by plane.",
    visit: "You may stop in front of the shop for ten minutes to load.",
    rule: "Wedding decorations are planned at least six weeks ahead. We deliver to any address in town on the same day if you order by noon.",
  },
  camera: {
    kind: "photo shop",
    offers: ["Passport photos", "Film developing and scan", "Print on canvas", "Portrait session"],
    about: "We develop black-and-white film ourselves and repair analogue cameras.",
    visit: "The studio is one floor below the shop, without a lift.",
    rule: "Passport photos are ready in ten minutes. Old slides and tapes are digitised within a fortnight.",
  },
  restaurant: {
    kind: "restaurant",
    offers: ["Fish soup", "Grilled cod", "Menu of three courses", "Dessert of the day"],
    about: "Our cook buys the catch at the quay each morning; there is always a vegan dish on the menu.",
    visit: "The terrace is open from May to September, and heated.",
    rule: "Tell us about allergies when you reserve. Groups of more than eight get a fixed menu.",
  },
  garage: {
    kind: "car repair shop",
    offers: ["Oil change", "Changing to winter tyres", "Storing tyres for a season", "Brake inspection"],
    about: "We look after cars of all makes, with parts that have two years of warranty.",
    visit: "Hand the key in at the counter; a courtesy car is waiting in the yard.",
    rule: "The roadworthiness test takes place on Wednesdays. A replacement car costs nothing while yours is with us.",
  },
  music: {
    kind: "music school",
    offers: ["Piano lesson", "Violin lesson", "Singing in a group", "Instrument rental for a month"],
    about: "Forty teachers give lessons to children from four and to adults of any age.",
    visit: "Practice rooms may be used in the hour before the lesson.",
    rule: "Lessons that pupils miss are not made up for; those that a teacher misses are. The summer concert is on the last Saturday of June.",
  },
  pharmacy: {
    kind: "pharmacy",
    offers: ["Blood pressure check", "Travel health advice", "Flu vaccination", "Compounded ointment"],
    about: "We speak seven languages, and prepare medicines for the week in blister packs.",
    visit: "The night window is on the left side of the building.",
    rule: "Prescriptions can be sent by app and are ready within an hour. Medicine cannot be returned once it has left the house.",
  },
  optician: {
    kind: "optician",
    offers: ["Eye test", "Progressive lenses", "Contact lenses for three months", "Repair of a frame"],
    about: "Our glasses are ground in our own workshop, and children's frames do not break.",
    visit: "The tram stops at the door, line two.",
    rule: "An eye test takes forty minutes; come without contact lenses. If you cannot get used to your glasses, we change the lenses within ninety days.",
  },
  kayak: {
    kind: "kayak rental",
    offers: ["Kayak for half a day", "Guided tour to the islands", "Beginners' course", "Dry suit for a day"],
    about: "Tours go to the bird islands, where seals rest on the rocks.",
    visit: "We start from the floating pier beside the lighthouse.",
    rule: "Everybody must be able to swim and wears a life jacket. In a wind over ten metres a second tours are moved to another day.",
  },
  brewery: {
    kind: "brewery",
    offers: ["Half a litre from the tap", "Tasting of six beers", "Brewing course", "Crate to take away"],
    about: "We brew eleven beers, one of them without alcohol and one free of gluten.",
    visit: "Enter by the old smithy, the stairs are steep.",
    rule: "Guided tours are on Friday at six. Identity cards are checked: nobody under twenty gets beer.",
  },
  cheese: {
    kind: "dairy shop",
    offers: ["Brown cheese, half a kilo", "Cheese platter for four", "Fondue set to borrow", "Goat's yoghurt"],
    about: "The milk comes from ninety goats on the island of Askøy.",
    visit: "You can watch the cheesemakers through the glass wall until noon.",
    rule: "We pack cheese in a vacuum for your flight. Platters are ordered the day before.",
  },
  museum: {
    kind: "herring museum",
    offers: ["Ticket for adults", "Ticket for students", "Guided tour for a class", "Audio guide"],
    about: "The exhibition shows how the town lived on fish and salt for three hundred years.",
    visit: "Prams have to stay in the cloakroom; the old floors are uneven.",
    rule: "Photographs are allowed without flash. On the first Sunday of the month everybody gets in free.",
  },
};

const clock = (hour: number): string => `${hour}:00`;

const span = ([from, to]: readonly [number, number]): string => (to - from === 24 ? "day and night" : `${clock(from)}–${clock(to)}`);

const table = ({ offers, prices }: TemplateValues): string =>
  offers.map((offer, index) => `| ${offer} | ${prices[index] ?? 0} euros |`).join("\n");

export const english: StreetText = {
  businesses,
  templates: {
    about: (shop) => ({
      title: shop.name,
      content: `# ${shop.name}\n\n**${shop.name}** is a ${shop.kind} in Harbour Street, at number ${shop.number}. ${shop.about}\n\n## What we do\n\n${shop.offers.map((offer) => `- ${offer}`).join("\n")}\n\n## Who we are\n\n${shop.owner} has run the ${shop.kind} since ${shop.since}. [Write to us](mailto:post@example.com), or call ${shop.phone}.\n`,
    }),
    hours: (shop) => ({
      title: `Opening hours: ${shop.name}`,
      content: `# Opening hours\n\nThe ${shop.kind} is open at these times:\n\n| Day | Hours |\n| --- | --- |\n| Monday to Friday | ${span(shop.weekdays)} |\n| Saturday | ${span(shop.saturday)} |\n| Sunday | ${shop.since % 2 === 0 ? "11:00–15:00" : "closed"} |\n\n## Holidays\n\nBetween Christmas and New Year ${shop.name} is ${shop.since % 3 === 0 ? "open as usual" : "closed"}. On public holidays look at the notice on the door.\n`,
    }),
    prices: (shop) => ({
      title: `Prices: ${shop.name}`,
      content: `# Prices\n\nWhat things cost at the ${shop.kind}:\n\n| | Price |\n|---|---|\n${table(shop)}\n\n## Payment\n\nYou can pay with a card, by phone or in cash. Companies get an invoice. *Gift vouchers* of ${shop.name} are valid for ${(shop.since % 5) + 1} years.\n`,
    }),
    visit: (shop) => ({
      title: `How to find ${shop.name}`,
      content: `# How to find us\n\nHarbour Street ${shop.number}, on the ${shop.number % 2 === 0 ? "water" : "hill"} side. ${shop.visit}\n\n## Parking\n\nThe ${shop.kind} has ${shop.since % 7} parking spaces; the multi-storey car park is ${shop.number * 20} metres away.\n\n## Bus and tram\n\nFrom the station it is ${(shop.number % 9) + 3} minutes on foot.\n`,
    }),
    booking: (shop) => ({
      title: `Good to know: ${shop.name}`,
      content: `# Before you come\n\n${shop.rule}\n\n## Cancellation\n\nAn appointment or order at the ${shop.kind} can be cancelled free of charge until ${(shop.since % 4) * 12 + 12} hours before.\n\n## Complaints\n\nIf something is wrong, talk to ${shop.owner}: we put it right or give the money back.\n`,
    }),
  },
};
