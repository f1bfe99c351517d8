import { MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from "werift";
import { createFrameQueue, frameSamples } from "./frames.ts";
import { decodePcmu, encodePcmu } from "./wav.ts";

/** The sound of one end of a call in both directions, over WebRTC with a browser. */
export interface Line {
  /** Answers the browser's first offer, and later ones after its network has changed. */
  readonly answer: (offer: string) => Promise<string>;
  /** 20 ms of the browser's sound, or silence. */
  readonly take: () => Int16Array;
  readonly send: (frame: Int16Array) => void;
  readonly close: () => Promise<void>;
}

/** https://www.rfc-editor.org/rfc/rfc3551#section-6 */
const pcmuPayloadType = 0;

export function createLine(): Line {
  const peer = new RTCPeerConnection({
    codecs: {
      audio: [new RTCRtpCodecParameters({ mimeType: "audio/PCMU", clockRate: 8_000, channels: 1, payloadType: pcmuPayloadType })],
      video: [],
    },
    iceServers: [],
    // The only address of a laptop without a network.
    iceAdditionalHostAddresses: ["127.0.0.1"],
  });
  const track = new MediaStreamTrack({ kind: "audio" });
  const queue = createFrameQueue();
  peer.addTransceiver(track, { direction: "sendrecv" });
  peer.onTrack.subscribe((remote) => {
    remote.onReceiveRtp.subscribe(({ payload }) => {
      if (payload.length === frameSamples) queue.push(decodePcmu(payload));
    });
  });
  let sent = 0;
  return {
    answer: async (sdp) => {
      await peer.setRemoteDescription({ type: "offer", sdp });
      await peer.setLocalDescription(await peer.createAnswer());
      const answer = peer.localDescription?.sdp ?? "";
      if (!answer.includes("m=audio")) throw new Error("The offer has no sound that could be answered");
      return answer;
    },
    take: queue.take,
    send: (frame) => {
      const header = new RtpHeader({ payloadType: pcmuPayloadType, sequenceNumber: sent & 0xffff, timestamp: (sent * frameSamples) >>> 0 });
      sent += 1;
      track.writeRtp(new RtpPacket(header, encodePcmu(frame)));
    },
    close: async () => peer.close(),
  };
}
