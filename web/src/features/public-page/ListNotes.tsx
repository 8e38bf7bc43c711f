import { useLanguage, useT } from "../../i18n/useT";
import { estimateTexts } from "../../shared/estimate/estimateTexts";
import { wholeHoursNotes } from "../../shared/interval/wholeHoursNotes";
import type { PlaceRow } from "../../shared/public/placeSummaries";

/** Says below a list what its marks of estimates mean, and which of its places' figures are of whole hours. */
export function ListNotes({ rows }: { rows: readonly PlaceRow[] }) {
  const t = useT(estimateTexts);
  const language = useLanguage();
  const resolved = rows.map(({ place: { name, timeZone: zone }, resolution }) => ({
    name,
    zone,
    resolution,
  }));
  const notes = wholeHoursNotes(resolved, language);
  if (rows.some(hasEstimate)) notes.unshift(t("legend"));
  return notes.map((text) => (
    <p key={text} className="pub-note">
      {text}
    </p>
  ));
}

const hasEstimate = ({ figures }: PlaceRow): boolean => figures?.isEstimate === true;
