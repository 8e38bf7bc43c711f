import { Button, Field, Flex } from "@chakra-ui/react";
import { type FormEvent, useState } from "react";
import { useT } from "../../i18n/useT";
import { DateField } from "../dateField/DateField";
import { longestPeriod, type RangeFault, rangeFault } from "./interval";
import { intervalTexts } from "./intervalTexts";
import type { Period } from "./resolveInterval";
import { unixToWall, wallToUnix } from "./wallTime";

type CustomRangeProps = {
  period: Period;
  zone: string;
  /** Seconds. */
  longest?: number | undefined;
  onApply: (period: Period) => void;
};

/** Two local times of the device. An unchanged time keeps its instant, even in autumn's doubled hour. */
export function CustomRange({ period, zone, longest = longestPeriod, onApply }: CustomRangeProps) {
  const t = useT(intervalTexts);
  const shown = { from: unixToWall(period.from, zone), to: unixToWall(period.to, zone) };
  const [walls, setWalls] = useState(shown);
  const [fault, setFault] = useState<RangeFault | null>(null);

  const instant = (end: "from" | "to") =>
    walls[end] === shown[end] ? period[end] : wallToUnix(walls[end], zone);

  function apply(event: FormEvent) {
    event.preventDefault();
    const from = instant("from");
    const to = instant("to");
    const found = rangeFault(from, to, longest);
    setFault(found);
    if (found === null && from !== null && to !== null) onApply({ from, to });
  }

  const input = (end: "from" | "to", isInvalid: boolean) => (
    <Field.Root invalid={isInvalid} width={{ base: "full", sm: "auto" }}>
      <Field.Label>{t(end)}</Field.Label>
      <DateField
        form="dateTime"
        size="sm"
        zone={zone}
        value={walls[end]}
        onChange={(wall) => setWalls({ ...walls, [end]: wall })}
      />
      {isInvalid && end === "to" && fault !== null ? (
        <Field.ErrorText role="alert">{t(fault, { days: Math.floor(longest / 86_400) })}</Field.ErrorText>
      ) : null}
    </Field.Root>
  );

  return (
    <form onSubmit={apply} noValidate aria-label={t("CUSTOM")}>
      <Flex gap="3" wrap="wrap" align="start">
        {input("from", fault === "MISSING" && instant("from") === null)}
        {input("to", fault !== null)}
        <Button type="submit" size="sm" mt={{ base: "0", sm: "1.625rem" }} colorPalette="brand">
          {t("show")}
        </Button>
        <Field.Root flexBasis="full">
          <Field.HelperText mt="-1">{t("zone", { zone })}</Field.HelperText>
        </Field.Root>
      </Flex>
    </form>
  );
}
