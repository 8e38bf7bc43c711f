import { translatorOf } from "../../../i18n/useT";
import { noteTexts } from "../../../shared/notes/noteTexts";
import { formatDateTime } from "../../../shared/time/format";
import type { ClientReport } from "../reportContext";

/** Most spans that are named. */
const mostNamed = 5;

/** What the figures of the period leave out, span by span, each with its reason. */
export function leftOutTexts({
  leftOut,
  language,
  zone,
}: Pick<ClientReport, "leftOut" | "language" | "zone">): string[] {
  const t = translatorOf(noteTexts, language);
  const spans = leftOut ?? [];
  const rest = spans.length - mostNamed;
  return [
    ...spans
      .slice(0, mostNamed)
      .map(({ from, to, reason }) =>
        t("leftOutSpan", { from: formatDateTime(from, zone), to: formatDateTime(to, zone), reason }),
      ),
    ...(rest > 0 ? [t("moreLeftOut", { count: rest })] : []),
  ];
}
