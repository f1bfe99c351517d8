/** The prebuilt voices of Gemini Live: https://ai.google.dev/gemini-api/docs/live-guide (2026-11). */
export const voices = [
  "Achernar",
  "Achird",
  "Algenib",
  "Algieba",
  "Alnilam",
  "Aoede",
  "Autonoe",
  "Callirrhoe",
  "Charon",
  "Despina",
  "Enceladus",
  "Erinome",
  "Fenrir",
  "Gacrux",
  "Iapetus",
  "Kore",
  "Laomedeia",
  "Leda",
  "Orus",
  "Puck",
  "Pulcherrima",
  "Rasalgethi",
  "Sadachbia",
  "Sadaltager",
  "Schedar",
  "Sulafat",
  "Umbriel",
  "Vindemiatrix",
  "Zephyr",
  "Zubenelgenubi",
] as const;

type Voice = (typeof voices)[number];

const defaultVoice: Voice = "Puck";

/** The default voice if the configured one is empty or does not exist. */
export const chooseVoice = (configured: string): Voice => voices.find((voice) => voice === configured) ?? defaultVoice;
