import "../chunks/shared-modules.ts";
import type { Conversation } from "../conversation/conversation.ts";
import { adopt, create } from "../drawing/dom.ts";
import soundStyles from "../styles/sound.css" with { type: "text" };
import type { Texts } from "../texts/en.ts";
import type { Drawing } from "./drawing.ts";

/** Without the visitor's permission, browsers do not name them. */
const askDevices = async (): Promise<readonly MediaDeviceInfo[]> =>
  "mediaDevices" in navigator ? navigator.mediaDevices.enumerateDevices().catch(() => []) : [];

/** Volume and devices are loaded on demand, with their styles. */
export const adoptSoundStyles = (root: ShadowRoot): void => adopt(root, soundStyles);

/** The agent's volume, and the devices in use. */
export const showSound = async (container: HTMLElement, { view, texts, conversation }: Drawing): Promise<void> => {
  const volume = create("input", { part: "volume", attributes: { type: "range", min: "0", max: "1", step: "0.05" } });
  volume.valueAsNumber = view.volume;
  volume.addEventListener("input", () => conversation.setVolume(volume.valueAsNumber));
  const devices = await askDevices();
  container.replaceChildren(labelled(texts.volume, volume), ...choices(devices, texts, conversation));
};

const labelled = (name: string, control: HTMLElement): HTMLElement => create("label", {}, [create("span", { text: name }), control]);

const choices = (devices: readonly MediaDeviceInfo[], texts: Texts, conversation: Conversation): readonly HTMLElement[] => [
  ...choice(texts.microphoneWord, ofKind(devices, "audioinput"), texts, "microphone", conversation),
  ...("setSinkId" in AudioContext.prototype
    ? choice(texts.loudspeaker, ofKind(devices, "audiooutput"), texts, "loudspeaker", conversation)
    : []),
];

const ofKind = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind): readonly MediaDeviceInfo[] =>
  devices.filter((device) => device.kind === kind && device.label !== "" && device.deviceId !== "default");

/** Empty if there is only one device, or none with a name. */
const choice = (
  name: string,
  devices: readonly MediaDeviceInfo[],
  { bySystem }: Texts,
  kind: keyof Conversation["devices"],
  conversation: Conversation,
): readonly HTMLElement[] => {
  if (devices.length < 2) return [];
  const select = create("select", {}, [
    create("option", { text: bySystem, attributes: { value: "" } }),
    ...devices.map(({ deviceId: value, label: text }) =>
      create("option", { text, attributes: { value, dir: "auto", ...(value === conversation.devices[kind] && { selected: "" }) } }),
    ),
  ]);
  select.addEventListener("change", () => {
    conversation.devices[kind] = select.value;
    conversation.useDevice(kind);
  });
  return [labelled(name, select)];
};
