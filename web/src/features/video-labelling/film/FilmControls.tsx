import { Flex, HStack, Text } from "@chakra-ui/react";
import { ChevronFirst, ChevronLast, type LucideIcon, Pause, Play, StepBack, StepForward } from "lucide-react";
import { useLanguage, useT } from "../../../i18n/useT";
import { formatNumber } from "../../../shared/number/format";
import { formatDate } from "../../../shared/time/format";
import { IconAction } from "../../../shared/ui/IconAction";
import { keyOf } from "../keys/keyMap";
import { instantOf, type Video } from "../labels/vehicles";
import { PressButton } from "../parts/PressButton";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { type Film, speeds } from "./film";
import { clockTime, filmTime } from "./filmTime";
import { useFilmPart } from "./useFilmPart";

/** Decimals of each speed. */
const digits = { 0.25: 2, 0.5: 1, 1: 0, 2: 0 } as const;

type FilmControlsProps = { film: Film; video: Video };

/** Plays and moves the film, and shows its position. */
export function FilmControls({ film, video }: FilmControlsProps) {
  const t = useT(videoLabellingTexts);
  const language = useLanguage();
  const isPlaying = useFilmPart(film, "isPlaying");
  const chosen = useFilmPart(film, "speed");
  const button = (label: string, Icon: LucideIcon, onClick: () => void, key?: string) => (
    <IconAction icon={Icon} label={label} aria-keyshortcuts={key} onClick={onClick} />
  );
  return (
    <Flex
      role="group"
      aria-label={t("filmControls")}
      gap="2"
      align="center"
      justify="space-between"
      wrap="wrap"
      pt="2"
    >
      <HStack gap="0.5">
        {button(t("secondBack"), ChevronFirst, () => film.skip(-1), "Shift+ArrowLeft")}
        {button(t("stepBack"), StepBack, () => film.step(-1), keyOf("stepBack"))}
        {button(t(isPlaying ? "pause" : "play"), isPlaying ? Pause : Play, film.toggle, "Space")}
        {button(t("stepOn"), StepForward, () => film.step(1), keyOf("stepOn"))}
        {button(t("secondOn"), ChevronLast, () => film.skip(1), "Shift+ArrowRight")}
      </HStack>
      <HStack gap="0.5" role="group" aria-label={t("speed")}>
        {speeds.map((speed) => (
          <PressButton
            key={speed}
            size="xs"
            px="2"
            isPressed={speed === chosen}
            onClick={() => film.setSpeed(speed)}
          >
            {t("speedOf", { speed: formatNumber(speed, language, digits[speed]) })}
          </PressButton>
        ))}
      </HStack>
      <FilmClock film={film} video={video} />
    </Flex>
  );
}

type FilmClockProps = { film: Film; video: Video };

/** Position in the film: time, frame, and time of day. */
function FilmClock({ film, video }: FilmClockProps) {
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
