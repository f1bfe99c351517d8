export const profileLimits = {
  /** 200 graphemes of a first or last name: nobody's name is longer, and what is not a name is not stored. */
  nameGraphemes: 200,
  /** 1,000 bytes (UTF-8) of a name: 200 graphemes of five bytes fit, towers of combining marks do not. */
  nameBytes: 1000,
  /** 254 bytes of an email address: https://www.rfc-editor.org/errata/eid1690 */
  emailBytes: 254,
  /** 64 bytes before the @: RFC 5321, 4.5.3.1.1. */
  emailLocalBytes: 64,
  /** 120 characters of a possible phone number: 15 digits with separators and an extension within a sentence fit. */
  phoneLength: 120,
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
