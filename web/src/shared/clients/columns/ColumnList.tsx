import { Box, Button, chakra, HStack, IconButton, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronUp, RotateCcw } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import { arranged, type ColumnMenuProps, canMove, moveColumn, toggleColumn } from "./columnChoice";
import { type ColumnKey, columnKeys } from "./columnKeys";

type ColumnListProps = ColumnMenuProps & { title: ReactNode };

/** Chooses the columns of tables and their order. */
export function ColumnList({ title, columns: shown, all, onChange }: ColumnListProps) {
  const t = useT(clientListTexts);
  const labels = new Map(all.map(({ key, label }) => [key, label]));
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ key: ColumnKey; by: 1 | -1 } | null>(null);

  const move = (key: ColumnKey, by: 1 | -1) => {
    if (!canMove(shown, key, by)) return;
    setMoved({ key, by });
    onChange(moveColumn(shown, key, by));
  };
  // A moved line loses the focus, and at the end of the list its button is disabled.
  const order = shown.join();
  useLayoutEffect(() => {
    if (moved === null || order === "") return;
    const focused = document.activeElement;
    const isAtWork = focused?.closest("li")?.dataset.column === moved.key && !focused.matches(":disabled");
    const button = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-move="${moved.key}${by}"]:not(:disabled)`);
    if (!isAtWork) (button(moved.by) ?? button(-moved.by))?.focus();
  }, [moved, order]);

  const place = moved === null ? 0 : shown.indexOf(moved.key) + 1;
  const label = (key: ColumnKey) => labels.get(key) ?? key;
  return (
    <>
      <HStack justify="space-between" ps="4" pe="2" pt="2">
        {title}
        <Button
          size="xs"
          variant="ghost"
          disabled={order === columnKeys.join()}
          onClick={() => {
            setMoved(null);
            onChange(columnKeys);
          }}
        >
          <RotateCcw aria-hidden />
          {t("resetColumns")}
        </Button>
      </HStack>
      <Box as="ul" ref={list} listStyleType="none" px="2" pb="2" maxH="60dvh" overflowY="auto">
        {arranged([...labels.keys()], shown).map((key) => (
          <ColumnLine
            key={key}
            column={key}
            label={label(key)}
            isShown={shown.includes(key)}
            canMove={(by) => canMove(shown, key, by)}
            onToggle={() => onChange(toggleColumn(shown, key))}
            onMove={(by) => move(key, by)}
          />
        ))}
      </Box>
      <Text borderTopWidth="1px" px="4" py="2" textStyle="xs" color="fg.subtle" hideBelow="sm">
        {t("columnsHint")}
      </Text>
      <Box srOnly aria-live="polite">
        {moved === null ? "" : t("columnMoved", { column: label(moved.key), place, places: shown.length })}
      </Box>
    </>
  );
}

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
function ColumnLine({ column, label, isShown, canMove, onToggle, onMove }: ColumnLineProps) {
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
