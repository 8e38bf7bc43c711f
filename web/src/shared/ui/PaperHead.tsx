import { serverNow } from "../../graphql/serverClock";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useLocalSession } from "../session/useLocalSession";
import { formatDateTime } from "../time/format";
import { usePrinting } from "./usePrinting";

/** Head of a page on paper only: the portal's name and the time of printing. */
export function PaperHead() {
  const t = useT(shellTexts);
  const place = useLocalSession()?.groupName;
  if (!usePrinting()) return null;
  return (
    <div className="paper-head">
      <b>{place}</b>
      <span>{t("printed", { time: formatDateTime(serverNow()) })}</span>
    </div>
  );
}
