import { Flex, Text } from "@chakra-ui/react";
import { useLanguage, useT } from "../../../i18n/useT";
import { formatDate } from "../../../shared/time/format";
import { instantOf, type Video } from "../labels/vehicles";
import { videoLabellingTexts } from "../videoLabellingTexts";
import type { Film } from "./film";
import { clockTime, filmTime } from "./filmTime";
import { useFilmPart } from "./useFilmPart";

type FilmClockProps = { film: Film; video: Video };

/** Where in the film one is: time, frame, and what the clock said then. */
export function FilmClock({ film, video }: FilmClockProps) {
  const t = useT(videoLabellingTexts);
  const language = useLanguage();
  const frame = useFilmPart(film, "frame");
  const instant = instantOf(frame, video);
  const facts = [
    { name: t("time"), value: filmTime(frame / video.frameRate, language), width: "5rem", title: undefined },
    { name: t("frame"), value: String(frame), width: "3.5rem", title: undefined },
    ...(instant === null
      ? []
      : [{ name: t("clock"), value: clockTime(instant), width: "4.5rem", title: formatDate(instant) }]),
  ];
  return (
    <Flex as="dl" gap="4" fontVariantNumeric="tabular-nums">
      {facts.map(({ name, value, width, title }) => (
        <div key={name} title={title}>
          <Text as="dt" textStyle="xs" color="fg.muted" lineHeight="short">
            {name}
          </Text>
          <Text as="dd" minW={width} fontWeight="medium" lineHeight="short">
            {value}
          </Text>
        </div>
      ))}
    </Flex>
  );
}
