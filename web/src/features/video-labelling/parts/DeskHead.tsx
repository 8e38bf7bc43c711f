import { Box, Button, Flex, Heading, HStack, Text } from "@chakra-ui/react";
import { CheckCheck, Undo2 } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { formatDateTime } from "../../../shared/time/format";
import { FaultText } from "../../../shared/ui/FaultText";
import { keyOf } from "../keys/keyMap";
import type { Video } from "../labels/vehicles";
import type { Work } from "../useDeskWork";
import { videoLabellingTexts } from "../videoLabellingTexts";
import { WaitingCounts } from "./WaitingCounts";

type DeskHeadProps = {
  video: Video;
  work: Work;
  onFinish: () => void;
  /** Null if it can't be given back. */
  onGiveBack: (() => void) | null;
};

/** Title of the video, with buttons to finish it. */
export function DeskHead({ video, work, onFinish, onGiveBack }: DeskHeadProps) {
  const t = useT(videoLabellingTexts);
  const { title, recordedDate } = video;
  return (
    <Flex gap="3" rowGap="2" justify="space-between" align="center" wrap="wrap">
      <Box minW="0" flex="1 1 10rem">
        <Heading as="h1" size="lg" fontWeight="semibold" letterSpacing="-0.01em" overflowWrap="anywhere">
          {title === null || title === "" ? t("video", { id: video.id }) : title}
        </Heading>
        <Text textStyle="xs" color="fg.muted" minH="1lh" truncate>
          {recordedDate === null ? null : `${t("recorded", { time: formatDateTime(recordedDate) })} · `}
          <WaitingCounts />
        </Text>
      </Box>
      <HStack gap="2" wrap="wrap">
        {onGiveBack === null ? null : (
          <Button size="sm" variant="outline" bg="bg.panel" disabled={work.isBusy} onClick={onGiveBack}>
            <Undo2 aria-hidden />
            {t("giveBack")}
          </Button>
        )}
        <Button
          size="sm"
          colorPalette="brand"
          title={keyOf("finish")}
          aria-keyshortcuts="Control+Enter"
          loading={work.isBusy}
          loadingText={t("finish")}
          onClick={onFinish}
        >
          <CheckCheck aria-hidden />
          {t("finish")}
        </Button>
      </HStack>
      <FaultText>{work.fault}</FaultText>
    </Flex>
  );
}
