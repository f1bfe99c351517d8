/** A phone call of the visitor, in the browser. */
export interface PhoneCall {
  readonly mute: (isMuted: boolean) => void;
  readonly hangUp: () => void;
}

export interface PhoneCallListener {
  /** The other side has let the visitor in: there is something to hear. */
  readonly onJoined: () => void;
  /** Once, whoever hung up, and also when it broke. */
  readonly onEnd: () => void;
}

/** @throws when there can be no call */
export type ConnectCall = (accessToken: string, listener: PhoneCallListener) => Promise<PhoneCall>;
