import { Box, Button, HStack, Text } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useT } from "../../../i18n/useT";
import { clientListTexts } from "../clientListTexts";
import { ColumnLine } from "./ColumnLine";
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
