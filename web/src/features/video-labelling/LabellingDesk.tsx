import { Box, Button, Flex, Grid, HStack, Text, VisuallyHidden } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { isCovered } from "../../shared/shortcuts/typing";
import { PageMessage } from "../../shared/ui/PageState";
import { ThinProgress } from "../../shared/ui/ThinProgress";
import { commandsOf } from "./commands";
import { deskStyle } from "./deskStyle";
import { FilmControls } from "./film/FilmControls";
import { FilmStage } from "./film/FilmStage";
import { createFilm } from "./film/film";
import { KeyList } from "./keys/KeyList";
import { type Command, commandOf, isTaken } from "./keys/keyMap";
import { useKeysChoice } from "./keys/useKeysChoice";
import type { End, Standing } from "./labels/labelBook";
import { useLabelBook } from "./labels/useLabelBook";
import { useLabelGuard } from "./labels/useLabelGuard";
import { stateOf } from "./labels/vehicleState";
import { frameOf, isLabelled, nextOpen, type Video } from "./labels/vehicles";
import { DeskHead } from "./parts/DeskHead";
import { EndDialog } from "./parts/EndDialog";
import { VehicleForm } from "./parts/VehicleForm";
import { VehicleList } from "./parts/VehicleList";
import { VehicleSteps } from "./parts/VehicleSteps";
import { useDeskWork } from "./useDeskWork";
import { videoLabellingTexts } from "./videoLabellingTexts";

type LabellingDeskProps = {
  video: Video;
  /** Called when the labeller is done with it, or can't go on. */
  onDone: () => void;
};

/** A video with the labels of its vehicles. Set its key to the video. */
export function LabellingDesk({ video, onDone }: LabellingDeskProps) {
  const t = useT(videoLabellingTexts);
  const { book, vehicles, standing } = useLabelBook(video);
  const [currentId, setCurrent] = useState(() => nextOpen(vehicles, null) ?? vehicles[0]?.id ?? null);
  const current = vehicles.find(({ id }) => id === currentId);
  const [film] = useState(() => createFilm(video.frameRate, (current && frameOf(current, video)) ?? 0));
  const [asked, setAsked] = useState<"finish" | "giveBack" | null>(null);
  const choice = useKeysChoice();
  const plateField = useRef<HTMLInputElement>(null);
  const work = useDeskWork({ videoId: video.id, book, onDone });
  const guard = useLabelGuard(book);
  const done = vehicles.filter(isLabelled).length;
  const ask = (kind: "finish" | "giveBack") => {
    work.clearFault();
    setAsked(kind);
  };
  const canGiveBack = useOffers().has("VIDEOS");
  const giveBack = canGiveBack ? () => ask("giveBack") : null;
  const { commands, change, choose } = commandsOf({
    video,
    film,
    book,
    currentId,
    setCurrent,
    plateField,
    onFinish: () => (done < vehicles.length ? ask("finish") : void work.finish()),
    onKeys: () => choice.setListed(!choice.isListed),
  });
  useKeys(commands, choice.isOn);
  const latestChoose = useRef(choose);
  useEffect(() => {
    latestChoose.current = choose;
  });
  const chooseRow = useCallback((id: string) => latestChoose.current(id), []);

  if (standing === "taken" || standing === "gone" || standing === "forbidden")
    return <EndedVideo end={standing} onNext={onDone} />;
  return (
    <Grid css={deskStyle} onMouseDown={pressWithoutFocus}>
      <Box data-part="film">
        <DeskHead
          video={video}
          work={asked === null ? work : { ...work, fault: null }}
          onFinish={commands.finish}
          onGiveBack={giveBack}
        />
        <Box data-part="stage">
          <FilmStage film={film} url={video.url} onGiveBack={giveBack} />
          {video.url === null ? null : <FilmControls film={film} video={video} />}
        </Box>
      </Box>
      <Flex data-part="labels">
        <Progress standing={standing} onTryNow={book.flush} done={done} total={vehicles.length} />
        <VehicleSteps commands={commands} isAllDone={done === vehicles.length} />
        {current === undefined ? null : (
          <VehicleForm
            vehicle={current}
            video={video}
            plateField={plateField}
            onChange={change}
            onPlateLeft={book.flush}
            onToFrame={commands.toFrame}
            onSetFrame={commands.setFrame}
          />
        )}
        <VehicleList
          vehicles={vehicles}
          video={video}
          currentId={currentId}
          onChoose={chooseRow}
          onAdd={commands.add}
        />
      </Flex>
      <Box data-part="keys">
        <KeyList choice={choice} />
      </Box>
      <VisuallyHidden role="status">
        {current === undefined ? "" : `${t("vehicle", { id: current.id })}, ${t(stateOf(current))}`}
      </VisuallyHidden>
      {asked === null ? null : (
        <EndDialog kind={asked} open={vehicles.length - done} work={work} onCancel={() => setAsked(null)} />
      )}
      {guard}
    </Grid>
  );
}

/**
 * Binds the keyboard to the page's commands, except for keys that a field or a button takes. It starts when the
 * page shows, so no key is lost to fast typing.
 */
function useKeys(commands: Readonly<Record<Command, () => void>>, isOn: boolean): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isCovered() ? null : commandOf(event);
      // With Ctrl, Enter does not press a button.
      if (command === null || isTaken(event.target, event.ctrlKey || event.metaKey ? "" : event.key)) return;
      event.preventDefault();
      latest.current[command]();
    };
    // Before the portal's own keys, whose listeners are on the window and ignore handled events.
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

const texts = { taken: "takenText", gone: "goneText", forbidden: "forbiddenText" } as const;

/** Shown instead of a video that can't be continued: the reason, and a button for the next. */
function EndedVideo({ end, onNext }: { end: End; onNext: () => void }) {
  const t = useT(videoLabellingTexts);
  const next = (
    <Button size="sm" colorPalette="brand" onClick={onNext}>
      {t("nextVideo")}
    </Button>
  );
  return (
    <div role="alert">
      <PageMessage
        as="h1"
        icon={<CircleSlash />}
        title={t(end)}
        text={t(texts[end])}
        action={end === "forbidden" ? undefined : next}
      />
    </div>
  );
}

/**
 * A button pressed by mouse takes no focus: the next Space or Enter belongs to the film or the list, not to
 * that button. A focused field is left, as by any click outside.
 */
function pressWithoutFocus(event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest("button, video") === null) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

type ProgressProps = SaveStateProps & {
  /** Number of labelled vehicles, and of all. */
  done: number;
  total: number;
};

/** Number of labelled vehicles, where any are told, and whether the portal has all labels. */
function Progress({ done, total, ...state }: ProgressProps) {
  const t = useT(videoLabellingTexts);
  const count = t("progressOf", { done, total });
  return (
    <Box>
      <Flex justify="space-between" align="center" columnGap="2" wrap="wrap" textStyle="sm">
        <SaveState {...state} />
        {total === 0 ? null : (
          <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
            {done === total ? t("allLabelled") : count}
          </Text>
        )}
      </Flex>
      {total === 0 ? null : <ThinProgress label={t("progress")} text={count} value={done} max={total} />}
    </Box>
  );
}

type SaveStateProps = {
  standing: Extract<Standing, "saved" | "saving" | "failing" | "refused">;
  onTryNow: () => void;
};

const looks = {
  saved: { Icon: CircleCheck, color: "fg.success" },
  saving: { Icon: LoaderCircle, color: "fg.muted" },
  failing: { Icon: CircleAlert, color: "fg.error" },
  refused: { Icon: CircleAlert, color: "fg.error" },
} as const;

/** Says whether the portal has all labels. */
function SaveState({ standing, onTryNow }: SaveStateProps) {
  const t = useT(videoLabellingTexts);
  const { Icon, color } = looks[standing];
  const isFaulty = standing === "failing" || standing === "refused";
  return (
    <HStack gap="2" minH="8">
      <HStack role={isFaulty ? "alert" : undefined} gap="1.5" color={color} data-standing={standing}>
        <Icon size={16} aria-hidden />
        <Text textStyle="sm">{t(standing)}</Text>
      </HStack>
      {isFaulty ? (
        <Button size="xs" variant="outline" onClick={onTryNow}>
          {t("tryNow")}
        </Button>
      ) : null}
    </HStack>
  );
}
