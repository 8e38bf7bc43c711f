import { Badge, Box, Text } from "@chakra-ui/react";
import { CircleCheck, Clock, UserPen } from "lucide-react";
import { useCallback } from "react";
import { useT } from "../../i18n/useT";
import { noValue } from "../../shared/number/format";
import { useClock } from "../../shared/time/useNow";
import { ThinProgress } from "../../shared/ui/ThinProgress";
import { stateOf, type VideoRow } from "./videoRow";
import { videosTexts } from "./videosTexts";

const looks = {
  waiting: { Icon: Clock, palette: "gray" },
  inWork: { Icon: UserPen, palette: "blue" },
  done: { Icon: CircleCheck, palette: "green" },
} as const;

export function VideoStateBadge({ video }: { video: VideoRow }) {
  const t = useT(videosTexts);
  const state = useClock((now) => stateOf(video, now));
  const { Icon, palette } = looks[state];
  return (
    <>
      <Badge colorPalette={palette} data-state={state}>
        <Icon size={12} aria-hidden />
        {t(state)}
      </Badge>
      {video.labeller === null || state === "waiting" ? null : (
        <Text textStyle="xs" color="fg.muted" overflowWrap="break-word">
          {video.labeller.email === null ? noValue : <Email of={video.labeller.email} />}
        </Text>
      )}
    </>
  );
}

/** On narrow screens it breaks before the host's name. */
function Email({ of }: { of: string }) {
  const at = of.lastIndexOf("@");
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}

/** Number of its labelled vehicles. */
export function VideoProgress({ video }: { video: VideoRow }) {
  const t = useT(videosTexts);
  const { labelledCount, vehicleCount } = video;
  const said = t("progressOf", { done: labelledCount, total: vehicleCount });
  return (
    <>
      <Text as="span" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {said}
      </Text>
      {labelledCount === null || !vehicleCount ? null : (
        <Box maxW="8rem" pt="1">
          <ThinProgress label={t("progress")} text={said} value={labelledCount} max={vehicleCount} />
        </Box>
      )}
    </>
  );
}

/** Name of a video: its title, otherwise its number. */
export function useVideoName(): (video: Pick<VideoRow, "id" | "title">) => string {
  const t = useT(videosTexts);
  return useCallback(({ id, title }) => (title === null || title === "" ? t("video", { id }) : title), [t]);
}
