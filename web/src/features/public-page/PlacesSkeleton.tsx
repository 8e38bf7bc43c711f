import { useT } from "../../i18n/useT";
import { publicPartsTexts } from "../../shared/public/publicPartsTexts";

const rows = ["1", "2", "3", "4", "5", "6"];

/** Placeholder of the list. */
export function PlacesSkeleton() {
  const t = useT(publicPartsTexts);
  return (
    <div className="pub-rows" role="status" aria-label={t("loading")}>
      {rows.map((row) => (
        <div key={row} className="pub-skeleton" />
      ))}
    </div>
  );
}
