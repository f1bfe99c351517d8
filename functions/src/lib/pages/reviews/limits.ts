export const reviewLimits = {
  /** 200 comments on a draft, answers among them. */
  comments: 200,
  /** 2,000 characters of a comment: longer ones are texts of their own. */
  commentCharacters: 2_000,
  /** 300 characters of the text that a comment is about: enough to find it again. */
  quoteCharacters: 300,
  /** 900 kB of all comments on a draft: they are one record, and Firestore's limit is 1 MiB. */
  bytes: 900_000,
  /** 60 s: the same words by the same person within it are the same comment, sent again. */
  repeatMs: 60_000,
  /** 20 approvals of a draft are kept, those of its text as it is now before older ones: of more, the first 10 and the last 10. */
  approvals: 20,
  /** 60 characters of a reviewer's name. */
  nameCharacters: 60,
} as const;
