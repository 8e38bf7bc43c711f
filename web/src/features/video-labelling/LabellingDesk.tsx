import { Box, Flex, Grid, VisuallyHidden } from "@chakra-ui/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { commandsOf } from "./commands";
import { deskStyle } from "./deskStyle";
import { FilmControls } from "./film/FilmControls";
import { FilmStage } from "./film/FilmStage";
import { createFilm } from "./film/film";
import { KeyList } from "./keys/KeyList";
import { useKeys } from "./keys/useKeys";
import { useKeysChoice } from "./keys/useKeysChoice";
import { useLabelBook } from "./labels/useLabelBook";
import { useLabelGuard } from "./labels/useLabelGuard";
import { stateOf } from "./labels/vehicleState";
import { frameOf, isLabelled, nextOpen, type Video } from "./labels/vehicles";
import { DeskHead } from "./parts/DeskHead";
import { EndDialog } from "./parts/EndDialog";
import { EndedVideo } from "./parts/EndedVideo";
import { Progress } from "./parts/Progress";
import { pressWithoutFocus } from "./parts/pressWithoutFocus";
import { VehicleForm } from "./parts/VehicleForm";
import { VehicleList } from "./parts/VehicleList";
import { VehicleSteps } from "./parts/VehicleSteps";
import { useDeskWork } from "./useDeskWork";
import { videoLabellingTexts } from "./videoLabellingTexts";

type LabellingDeskProps = {
  video: Video;
  /** The labeller is done with it, or can't go on. */
  onDone: () => void;
};

/** A video and all that is said of its vehicles. Key it by the video. */
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
