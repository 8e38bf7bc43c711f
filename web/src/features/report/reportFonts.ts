const weights = [400, 500, 600, 700];
/** Letters in both font files: Latin and Latin Extended. */
const sample = "a č š ž";

/** Loads the report's fonts before any text is measured. A missing font must not stop a report. */
export async function loadReportFonts(): Promise<void> {
  const { fonts } = document;
  if (fonts === undefined) return;
  await Promise.allSettled(weights.map((weight) => fonts.load(`${weight} 12px Inter`, sample)));
}
