import type { ReactNode } from "react";
import { useT } from "../../i18n/useT";
import { BackSign, ForwardSign, PauseSign, PlaySign } from "../../shared/public/icons";
import { publicGraphTexts } from "./publicGraphTexts";
import type { Rotation } from "./useRotation";

type Count = { at: number; of: number };

type ControlsProps = {
  rotation: Rotation;
  place: Count;
  /** Null: none is shown. */
  graph: Count | null;
};

/** Stops the changing of graphs, and goes on by hand. */
export function Controls({ rotation, place, graph }: ControlsProps) {
  const t = useT(publicGraphTexts);
  const { isPlaying, toggle, next, previous } = rotation;
  const where = [
    place.of > 1 ? t("place", { place: place.at, places: place.of }) : null,
    graph === null ? null : t("graphOf", { graph: graph.at, graphs: graph.of }),
  ].filter((part) => part !== null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's.
    <div role="group" aria-label={t("controls")} className="graph-controls" title={t("keys")}>
      <p>{where.join(", ")}</p>
      <Button label={t("previous")} onPress={previous}>
        <BackSign />
      </Button>
      <Button label={t(isPlaying ? "pause" : "play")} onPress={toggle}>
        {isPlaying ? <PauseSign /> : <PlaySign />}
      </Button>
      <Button label={t("next")} onPress={next}>
        <ForwardSign />
      </Button>
    </div>
  );
}

type ButtonProps = { label: string; onPress: () => void; children: ReactNode };

function Button({ label, onPress, children }: ButtonProps) {
  return (
    <button type="button" className="pub-button" aria-label={label} title={label} onClick={onPress}>
      {children}
    </button>
  );
}
