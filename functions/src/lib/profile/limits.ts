export const profileLimits = {
  /** 80 graphemes of a first or last name: the longest names of passports fit. */
  nameGraphemes: 80,
  /** 256 bytes (UTF-8) of it: 80 graphemes of three bytes, and no towers of combining marks. */
  nameBytes: 256,
  /** 254 bytes of an address: https://www.rfc-editor.org/errata/eid1690 */
  emailBytes: 254,
  /** 64 bytes before its @: RFC 5321, 4.5.3.1.1. */
  emailLocalBytes: 64,
  /** 63 characters between two dots of its domain: RFC 1035, 2.3.4. */
  domainLabelLength: 63,
  /** 80 characters of a possible phone number: fifteen digits with separators and an extension. */
  phoneLength: 80,
  /** 100 characters of possible pronouns, longer than a sentence about them. */
  pronounLength: 100,
  /** 100 characters of a possible language. */
  languageLength: 100,
  /** 100 characters of a stored value are spoken: other interfaces may store longer ones than this service accepts. */
  spokenLength: 100,
  /** 5 unknown arguments of a call are named, with 40 characters of each: models may send any name. */
  namedArguments: 5,
  argumentLength: 40,
} as const;
