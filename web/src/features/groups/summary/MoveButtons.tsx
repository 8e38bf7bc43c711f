import { IconButton } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useT } from "../../../i18n/useT";
import { groupsTexts } from "../groupsTexts";
import type { Step } from "./summaryDraft";

const steps: Partial<Record<string, Step>> = { ArrowUp: -1, ArrowDown: 1 };

/** Alt and an arrow key moves the focused line; add the handler to the line. */
export const byKey = (onMove: (by: Step) => void) => (event: KeyboardEvent) => {
  const by = steps[event.key];
  if (!event.altKey || by === undefined) return;
  event.preventDefault();
  // A line may be inside another one.
  event.stopPropagation();
  onMove(by);
};

type MoveButtonsProps = {
  /** The line's `data-line`. */
  line: string;
  name: string;
  canMove: (by: Step) => boolean;
  onMove: (by: Step) => void;
};

/** Buttons that move a line up and down. */
export function MoveButtons({ line, name, canMove, onMove }: MoveButtonsProps) {
  const t = useT(groupsTexts);
  return ([-1, 1] as const).map((by) => (
    <IconButton
      key={by}
      size="xs"
      variant="ghost"
      color="fg.muted"
      data-move={`${line}${by}`}
      aria-label={t(by === 1 ? "moveDown" : "moveUp", { name })}
      disabled={!canMove(by)}
      onClick={() => onMove(by)}
    >
      {by === 1 ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
    </IconButton>
  ));
}
