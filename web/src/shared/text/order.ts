const collator = new Intl.Collator("sl", { numeric: true, sensitivity: "base" });

/** Order of texts for people: the Slovenian alphabet, and "10" after "9". */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);

/** The same with unknown values, which come last. */
export const compareTold = <V>(
  one: V | null,
  other: V | null,
  compare: (one: V, other: V) => number,
): number =>
  one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other);

export const byName = (one: { name: string | null }, other: { name: string | null }): number =>
  compareTold(one.name, other.name, compareTexts);
