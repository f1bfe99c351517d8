export const profileLimits = {
  /** 80 graphemes of a first or last name: the longest names in passports fit. */
  nameGraphemes: 80,
  /** 256 bytes (UTF-8) of a name: 80 graphemes of three bytes fit, towers of combining marks do not. */
  nameBytes: 256,
  /** 254 bytes of an e-mail address: https://www.rfc-editor.org/errata/eid1690 */
  emailBytes: 254,
  /** 64 bytes before the @: RFC 5321, 4.5.3.1.1. */
  emailLocalBytes: 64,
  /** 80 characters of a possible phone number: 15 digits with separators and an extension fit. */
  phoneLength: 80,
  /** 100 characters of possible pronouns: a sentence about them fits. */
  pronounLength: 100,
  /** 100 characters of a possible language. */
  languageLength: 100,
  /** 100 characters of a stored value are spoken: other programs may store longer ones than Lectern accepts. */
  spokenLength: 100,
  /** 5 unknown arguments of a call are named, each with 40 characters: models may send anything. */
  namedArguments: 5,
  argumentLength: 40,
} as const;
