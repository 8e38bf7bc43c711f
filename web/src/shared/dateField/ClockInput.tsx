import { Input } from "@chakra-ui/react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useT } from "../../i18n/useT";
import { readClock } from "../time/clock";
import { dateFieldTexts } from "./dateFieldTexts";

/** Normalises a typed time to "06:30"; other text than a 24-hour time in minutes is returned as it is. */
export function clockOf(text: string): string {
  const clock = readClock(text);
  return clock === null || clock.length > 5 ? text.trim() : clock;
}

export const isClock = (text: string): boolean => /^\d\d:\d\d$/.test(clockOf(text));

/** Input of a 24-hour time, typed "6", "630" or "6:30", whatever the browser's locale. Registered with `setValueAs: clockOf`. */
export function ClockInput({ onBlur, ...props }: UseFormRegisterReturn) {
  const t = useT(dateFieldTexts);
  return (
    <Input
      {...props}
      onBlur={(event) => {
        event.target.value = clockOf(event.target.value);
        void onBlur(event);
      }}
      placeholder={t("time")}
      autoComplete="off"
      maxLength={5}
      fontVariantNumeric="tabular-nums"
    />
  );
}
