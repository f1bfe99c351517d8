/** The pages of the doctor's own project, by slug. */
export const demoPages: Readonly<Record<string, string>> = {
  "opening-hours": [
    "# Opening hours",
    "The workshop is open on Monday to Friday from 9:00 to 17:00.",
    "On Thursdays the workshop is open until 20:00.",
    "On Saturdays the workshop is open from 10:00 to 14:00.",
    "On Sundays the workshop is closed.",
  ].join("\n\n"),
  prices: [
    "# Prices",
    "A small service of a bicycle costs 890 kroner.",
    "A large service of a bicycle costs 1,990 kroner.",
    "Mending a puncture costs 250 kroner, with the tube.",
    "Renting a cargo bike costs 450 kroner for a day.",
  ].join("\n\n"),
  "where-we-are": [
    "# Where we are",
    "The address of the workshop is Marken 12 in Bergen.",
    "Parking for customers is in the yard behind the house.",
  ].join("\n\n"),
};
