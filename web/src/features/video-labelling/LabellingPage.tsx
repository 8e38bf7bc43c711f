import { useApolloClient } from "@apollo/client/react";
import { Button, Grid, Skeleton, Stack, Text } from "@chakra-ui/react";
import { RefreshCw, Video as VideoIcon } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { NextTrafficVideoDocument } from "../../graphql/operations/videos";
import { useT } from "../../i18n/useT";
import { NothingYet } from "../../shared/ui/NothingYet";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { uiTexts } from "../../shared/ui/uiTexts";
import { LabellingDesk } from "./LabellingDesk";
import { type Video, videoOf } from "./labels/vehicles";
import { WaitingCounts } from "./parts/WaitingCounts";
import { videoLabellingTexts } from "./videoLabellingTexts";

/** /stetje: traffic videos, one after another, with their labels. */
export function LabellingPage() {
  const t = useT(videoLabellingTexts);
  const { next, load } = useNextVideo();
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      {next.state === "video" ? (
        <LabellingDesk key={next.turn} video={next.video} onDone={load} />
      ) : next.state === "none" ? (
        <NoVideo onCheck={load} />
      ) : (
        <NothingYet
          error={next.state === "failed" ? next.error : undefined}
          failed={t("loadFailed")}
          onRetry={load}
          skeleton={<DeskShape />}
        />
      )}
    </>
  );
}

function NoVideo({ onCheck }: { onCheck: () => void }) {
  const t = useT(videoLabellingTexts);
  return (
    <Stack align="center">
      <PageMessage
        as="h1"
        icon={<VideoIcon />}
        title={t("none")}
        text={t("noneText")}
        action={
          <>
            <Text textStyle="sm" color="fg.muted">
              <WaitingCounts />
            </Text>
            <Button size="sm" variant="outline" onClick={onCheck}>
              <RefreshCw aria-hidden />
              {t("checkAgain")}
            </Button>
          </>
        }
      />
    </Stack>
  );
}

function DeskShape() {
  const t = useT(uiTexts);
  return (
    <Grid
      role="status"
      aria-label={t("loading")}
      p={{ base: "3", md: "4" }}
      gap="3"
      maxW="110rem"
      mx="auto"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
    >
      <Stack gap="3" aria-hidden>
        <Skeleton h="12" />
        <Skeleton w="full" aspectRatio="16 / 9" maxH="calc(100dvh - var(--bar-height) - 9.5rem)" />
        <Skeleton h="10" />
      </Stack>
      <Stack gap="3" aria-hidden>
        <Skeleton h="8" />
        <Skeleton h="24rem" />
        <Skeleton h="12rem" />
      </Stack>
    </Grid>
  );
}

type Next =
  | { state: "loading" }
  | { state: "failed"; error: unknown }
  | { state: "none" }
  /** The turn differs each time: the same video may come again. */
  | { state: "video"; video: Video; turn: number };

/**
 * The labeller's video in work, or the next one. It is fetched once, and again only when the labeller wants
 * another: an automatic refetch could replace the video during work. Plates stay out of the cache.
 */
function useNextVideo(): { next: Next; load: () => void } {
  const apollo = useApolloClient();
  const [next, setNext] = useState<Next>({ state: "loading" });
  const turns = useRef(0);
  const load = useCallback(() => {
    turns.current += 1;
    const turn = turns.current;
    const show = (shown: Next) => {
      if (turns.current === turn) setNext(shown);
    };
    show({ state: "loading" });
    apollo.query({ query: NextTrafficVideoDocument, fetchPolicy: "no-cache" }).then(
      ({ data }) => {
        const video = data?.nextTrafficVideo ?? null;
        show(video === null ? { state: "none" } : { state: "video", video: videoOf(video), turn });
      },
      (error: unknown) => show({ state: "failed", error }),
    );
  }, [apollo]);
  useEffect(() => {
    load();
    return () => {
      turns.current += 1;
    };
  }, [load]);
  return { next, load };
}
