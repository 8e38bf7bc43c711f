import { Input } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { readClock } from "../../../shared/time/clock";
import { remarksId } from "./RowRemarks";
import type { RowProps } from "./rowProps";
import { endFault, lengthFault, type RowFault, type RowValues, startFault } from "./rowValues";
import { valveScheduleTexts } from "./valveScheduleTexts";

type TimeInputProps = Pick<RowProps, "form" | "id" | "index" | "ends" | "faults"> & {
  field: "start" | "end" | "length";
};

const faultOf: Record<TimeInputProps["field"], (row: RowValues) => RowFault | null> = {
  start: startFault,
  end: endFault,
  length: lengthFault,
};

/** Start or end of a row as a 24-hour time, whatever the browser's locale; or its length. */
export function TimeInput({ form, id, index, ends, faults, field }: TimeInputProps) {
  const t = useT(valveScheduleTexts);
  const path = `rows.${index}.${field}` as const;
  const isInvalid = faults[field] !== undefined;
  const isClock = field !== "length";
  const input = form.register(path, {
    validate: (_, { rows }) => {
      const fault = rows[index] ? faultOf[field](rows[index]) : null;
      return fault === null || t(fault);
    },
    // A start can make its row's end invalid.
    deps: field === "start" && ends === "at" ? [`rows.${index}.end`] : [],
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      const clock = isClock ? readClock(target.value) : null;
      if (clock !== null && clock !== target.value) form.setValue(path, clock);
    },
  });
  const name =
    field === "length" ? (ends === "minutes" ? "minutesOf" : "secondsOf") : (`${field}Of` as const);
  return (
    <Input
      {...input}
      size="sm"
      aria-label={t(name, { row: index + 1 })}
      aria-invalid={isInvalid || undefined}
      aria-describedby={isInvalid ? remarksId(id) : undefined}
      inputMode={isClock ? undefined : "numeric"}
      autoComplete="off"
      maxLength={8}
      px="2.5"
      fontSize={{ base: "md", md: "sm" }}
      fontVariantNumeric="tabular-nums"
    />
  );
}
