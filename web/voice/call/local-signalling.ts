/** Of all hosts that the Voice SDK may choose from. */
const twilio = /^wss:\/\/voice-js\.[\w-]+\.twilio\.com\//;

/**
 * Lets the Voice SDK, which knows Twilio's hosts alone, speak to the fake of a local stack. It takes the page's `WebSocket` when it is
 * loaded, so that one is another only meanwhile.
 */
export const loadWithSignallingAt = async <Module>(url: string, load: () => Promise<Module>): Promise<Module> => {
  const { WebSocket } = globalThis;
  globalThis.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(twilio.test(String(address)) ? url : address, protocols);
    }
  };
  try {
    return await load();
  } finally {
    globalThis.WebSocket = WebSocket;
  }
};
