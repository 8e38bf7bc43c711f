import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import type { RowProps } from "./rowProps";
import { valveScheduleTexts } from "./valveScheduleTexts";

/** Id of the element with a row's faults. */
export const remarksId = (rowId: string): string => `remarks-${rowId}`;

export function RowRemarks({ id, ends, notes, faults }: Pick<RowProps, "id" | "ends" | "notes" | "faults">) {
  const t = useT(valveScheduleTexts);
  const names = {
    start: t("start"),
    end: t("end"),
    length: t(ends === "seconds" ? "seconds" : "minutes"),
    days: t("days"),
  };
  const wrong = (["start", "end", "length", "days"] as const).flatMap((field) =>
    faults[field] === undefined ? [] : [`${names[field]}: ${faults[field]}`],
  );
  const count = notes.overlaps.length;
  const remarks = [
    ...wrong.map((text) => ({ text, color: "fg.error" })),
    ...(notes.neverRuns ? [{ text: t("neverRuns"), color: "fg.warning" }] : []),
    ...(count > 0
      ? [{ text: t("overlaps", { count, rows: notes.overlaps.join(", ") }), color: "fg.warning" }]
      : []),
    ...(notes.nextDay ? [{ text: t("nextDay"), color: "fg.muted" }] : []),
  ];
  return (
    <Stack id={remarksId(id)} gap="0" textStyle="xs">
      {remarks.map(({ text, color }) => (
        <Text key={text} color={color}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
