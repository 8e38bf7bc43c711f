import { chakra, HStack, IconButton } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import type { ColumnKey } from "./columnKeys";

type ColumnLineProps = {
  column: ColumnKey;
  label: string;
  isShown: boolean;
  canMove: (by: 1 | -1) => boolean;
  onToggle: () => void;
  onMove: (by: 1 | -1) => void;
};

const steps = { ArrowUp: -1, ArrowDown: 1 } as const;

/** One column in the list of columns: its visibility and its place. */
export function ColumnLine({ column, label, isShown, canMove, onToggle, onMove }: ColumnLineProps) {
  const t = useT(clientListTexts);
  const byKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(steps[event.key]);
  };
  const arrow = (by: 1 | -1) => (
    <IconButton
      size="xs"
      variant="ghost"
      color="fg.muted"
      data-move={`${column}${by}`}
      aria-label={t(by === 1 ? "moveDown" : "moveUp", { column: label })}
      disabled={!canMove(by)}
      onClick={() => onMove(by)}
    >
      {by === 1 ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
    </IconButton>
  );
  return (
    <HStack
      as="li"
      gap="0"
      minH={{ base: "10", md: "8" }}
      rounded="md"
      _hover={{ bg: "bg.muted" }}
      data-column={column}
      onKeyDown={byKey}
    >
      <chakra.label
        display="flex"
        alignItems="center"
        gap="2.5"
        flex="1"
        ps="2"
        textStyle="sm"
        color={isShown ? "fg" : "fg.muted"}
        cursor={column === "name" ? "default" : "pointer"}
      >
        <chakra.input
          type="checkbox"
          boxSize="4"
          accentColor="brand.solid"
          checked={isShown}
          disabled={column === "name"}
          onChange={onToggle}
        />
        {label}
      </chakra.label>
      {isShown && column !== "name" ? (
        <>
          {arrow(-1)}
          {arrow(1)}
        </>
      ) : null}
    </HStack>
  );
}
