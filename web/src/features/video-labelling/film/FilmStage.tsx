import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { RefreshCw, Undo2 } from "lucide-react";
import { useCallback } from "react";
import { useT } from "../../../i18n/useT";
import { videoLabellingTexts } from "../videoLabellingTexts";
import type { Film } from "./film";
import { useFilmPart } from "./useFilmPart";

type FilmStageProps = { film: Film; url: string | null; onGiveBack: (() => void) | null };

/** The film, or the reason why there is none. Its size never changes. */
export function FilmStage({ film, url, onGiveBack }: FilmStageProps) {
  const t = useT(videoLabellingTexts);
  const state = useFilmPart(film, "state");
  const attach = useCallback(
    (element: HTMLVideoElement | null) => (element === null ? undefined : film.attach(element)),
    [film],
  );
  return (
    <Box
      position="relative"
      w="full"
      aspectRatio="16 / 9"
      maxH="calc(100dvh - var(--bar-height) - 9.5rem)"
      minH="8rem"
      bg="black"
      rounded="l3"
      overflow="hidden"
    >
      <chakra.video
        ref={attach}
        src={url ?? undefined}
        aria-label={t("film")}
        preload="auto"
        muted
        playsInline
        disablePictureInPicture
        w="full"
        h="full"
        objectFit="contain"
        visibility={state === "failed" || url === null ? "hidden" : undefined}
        onClick={film.toggle}
      />
      {state === "ready" ? null : (
        <Stack
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          gap="3"
          p="4"
          color="white"
          textAlign="center"
        >
          {url === null ? (
            <Box>
              <Text fontWeight="medium">{t("noFilm")}</Text>
              <Text textStyle="sm">{t("filmFailedPlainText")}</Text>
            </Box>
          ) : state === "loading" ? (
            <Text role="status" textStyle="sm">
              {t("filmLoading")}
            </Text>
          ) : (
            <>
              <Box role="alert">
                <Text fontWeight="medium">{t("filmFailed")}</Text>
                <Text textStyle="sm">
                  {t(onGiveBack === null ? "filmFailedPlainText" : "filmFailedText")}
                </Text>
              </Box>
              <HStack gap="2" wrap="wrap" justify="center">
                <Button size="sm" {...onBlack} onClick={film.retry}>
                  <RefreshCw aria-hidden />
                  {t("retryFilm")}
                </Button>
                {onGiveBack === null ? null : (
                  <Button size="sm" {...onBlack} onClick={onGiveBack}>
                    <Undo2 aria-hidden />
                    {t("giveBack")}
                  </Button>
                )}
              </HStack>
            </>
          )}
        </Stack>
      )}
    </Box>
  );
}

/** Buttons on the film's black, which is the same in both colour modes. */
const onBlack = {
  variant: "outline",
  color: "white",
  borderColor: "white/60",
  _hover: { bg: "white/15" },
} as const;
