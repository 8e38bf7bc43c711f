const collator = new Intl.Collator("sl", { numeric: true, sensitivity: "base" });

/** The order of texts that people read: the Slovenian alphabet's, and "10" after "9". */
export const compareTexts = (one: string, other: string): number => collator.compare(one, other);

export const byName = (one: { name: string }, other: { name: string }): number =>
  compareTexts(one.name, other.name);
