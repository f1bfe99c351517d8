const names = new Intl.DisplayNames("en", { type: "language" });

/** A language in words: its tag where there is no name for it. */
export const languageName = (tag: string): string => {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag; // not a language tag
  }
};

const times = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** A time of the service in words of this browser. */
export const timeText = (time: string): string => (Number.isNaN(Date.parse(time)) ? time : times.format(new Date(time)));
