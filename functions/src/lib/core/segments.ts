type Granularity = NonNullable<Intl.SegmenterOptions["granularity"]>;

const segmenters = new Map<Granularity, Intl.Segmenter>();

/** A text cut by Unicode's rules and dictionaries, whatever its language. What cuts is made when it is first needed, which takes milliseconds. */
export const segmentsOf = (text: string, granularity: Granularity): Intl.Segments => {
  const segmenter = segmenters.get(granularity) ?? new Intl.Segmenter("en", { granularity });
  segmenters.set(granularity, segmenter);
  return segmenter.segment(text);
};
