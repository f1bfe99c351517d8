import type { Handle } from "../../../fakes/telephony/control/handle.ts";
import { from, type Pair } from "./a-telephony.ts";

let next = 0;

/** A person on the line whose call enters the room `r` with these attributes. */
export const guest = async ({ client, app, control }: Pair, attributes = "", { dial = "", after = "" } = {}): Promise<Handle> => {
  const path = `/guest-${(next += 1)}`;
  const to = `+4721${String(next).padStart(6, "0")}`;
  app.at(path, `<Dial ${dial}><Conference ${attributes}>r</Conference></Dial>${after}`);
  const { sid } = await client.calls.create({ to, from, url: app.url + path });
  await control.advance(2_000);
  control.call(sid).answer();
  await control.idle();
  return control.call(sid);
};

/** Attributes that make a room report all events to `/room`. */
export const telling = ({ app }: Pair): string => `statusCallback="${app.url}/room" statusCallbackEvent="start end join leave"`;

/** The events that the room has reported, each with its participant. */
export const toldOf = ({ app }: Pair): readonly string[] =>
  app.to("/room").map(({ fields }) => [fields["StatusCallbackEvent"], fields["ParticipantLabel"] ?? ""].join(" ").trim());
