import { useTrafficVideoCountsQuery } from "../../../graphql/operations/videos";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useOffers } from "../../../shared/offers/useOffers";
import { videoLabellingTexts } from "../videoLabellingTexts";

/** Number of videos waiting, in work, and done; nothing while unknown. */
export function WaitingCounts() {
  const t = useT(videoLabellingTexts);
  const isTold = useOffers().has("VIDEOS");
  const answer = useTrafficVideoCountsQuery({
    fetchPolicy: "cache-and-network",
    skip: !isTold,
    ...everyMinute,
  });
  const counts = answerOf(answer).data?.trafficVideoCounts;
  if (!counts) return null;
  const { waiting, inWork, done } = counts;
  return <>{t("counts", { waiting, inWork, done })}</>;
}
