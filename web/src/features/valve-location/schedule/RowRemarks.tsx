import { Stack, Text } from "@chakra-ui/react";
import { valveScheduleTexts } from "../../../i18n/texts/valveSchedule";
import { useT } from "../../../i18n/useT";
import { faultsOf, type RowProps } from "./rowProps";

type RowRemarksProps = Pick<RowProps, "form" | "index" | "row" | "notes"> & { id: string };

/** What is wrong with a row, and what may surprise in it. */
export function RowRemarks({ form, index, row, notes, id }: RowRemarksProps) {
  const t = useT(valveScheduleTexts);
  const faults = faultsOf({ form, index });
  const names = {
    start: t("start"),
    end: t("end"),
    length: t(row.ends === "seconds" ? "seconds" : "minutes"),
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
    <Stack id={id} gap="0" textStyle="xs">
      {remarks.map(({ text, color }) => (
        <Text key={text} color={color}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}
