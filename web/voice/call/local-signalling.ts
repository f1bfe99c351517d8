/** The hosts among which the Voice SDK may choose. */
const twilio = /^wss:\/\/voice-js\.[\w-]+\.twilio\.com\//;

/**
 * Lets the Voice SDK, which only knows Twilio's hosts, connect to the fake of a local stack. It keeps the page's `WebSocket` from the moment it
 * is loaded, so that is replaced only meanwhile.
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
