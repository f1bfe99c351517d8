/** A visitor's phone call in the browser. */
export interface PhoneCall {
  readonly mute: (isMuted: boolean) => void;
}

export interface PhoneCallOptions {
  /** Aborted when the visitor hangs up, even before there is a call. */
  readonly signal: AbortSignal;
  /** The microphone that is open at that moment; undefined if the call must ask for it. Whoever takes a stream stops it. */
  readonly share: () => Promise<MediaStream | undefined>;
  /** The other side has accepted the call: there is sound. */
  readonly onJoined: () => void;
  /** Somebody else has joined. This may never be reported. */
  readonly onCompany: () => void;
  /** Called once, whoever hung up, and also if the connection broke. */
  readonly onEnd: () => void;
}

/** @throws if no call is possible */
export type ConnectCall = (accessToken: string, options: PhoneCallOptions) => Promise<PhoneCall>;
