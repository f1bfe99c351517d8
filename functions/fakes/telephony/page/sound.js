// What the page takes from the browser.
const { Audio, navigator, RTCPeerConnection } = globalThis;

/** The microphone of this computer, or nothing where it is not given: then the person only listens. */
const askMicrophone = async () => {
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch {
    return undefined;
  }
};

const gathered = async (peer) => {
  if (peer.iceGatheringState === "complete") return;
  await new Promise((resolve) => {
    peer.addEventListener("icegatheringstatechange", () => {
      if (peer.iceGatheringState === "complete") resolve();
    });
  });
};

/** Connects this computer's microphone and loudspeaker with a call. `exchange` takes the offer and gives the answer. */
export const connectSound = async (exchange) => {
  const peer = new RTCPeerConnection();
  const loudspeaker = new Audio();
  const microphone = await askMicrophone();
  const [track] = microphone?.getAudioTracks() ?? [];
  peer.addEventListener("track", (event) => {
    loudspeaker.srcObject = event.streams[0];
    void loudspeaker.play();
  });
  if (track === undefined) peer.addTransceiver("audio", { direction: "recvonly" });
  else peer.addTrack(track, microphone);
  await peer.setLocalDescription();
  await gathered(peer);
  await peer.setRemoteDescription({ type: "answer", sdp: await exchange(peer.localDescription.sdp) });
  return {
    close: () => {
      track?.stop();
      loudspeaker.srcObject = null;
      peer.close();
    },
  };
};
