/** A phone call of the visitor, in the browser. */
export interface PhoneCall {
  readonly mute: (isMuted: boolean) => void;
}

export interface PhoneCallOptions {
  /** Aborted when the visitor hangs up, also before there is a call. */
  readonly signal: AbortSignal;
  /** The other side has let the visitor in: there is something to hear. */
  readonly onJoined: () => void;
  /** Somebody has come to talk to. This may never be known. */
  readonly onCompany: () => void;
  /** Once, whoever hung up, and also when it broke. */
  readonly onEnd: () => void;
}

/** @throws when there can be no call */
export type ConnectCall = (accessToken: string, options: PhoneCallOptions) => Promise<PhoneCall>;
