/** The devices that the visitor has chosen, for all conversations on the page. Empty: the system's. */
export const chosenDevices = { microphone: "", loudspeaker: "" };
