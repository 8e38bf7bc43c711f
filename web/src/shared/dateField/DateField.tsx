import { Box, IconButton, Input, InputGroup, type InputProps, Text, useFieldContext } from "@chakra-ui/react";
import { CalendarDays } from "lucide-react";
import { useRef } from "react";
import { useT } from "../../i18n/useT";
import { dateFieldTexts } from "./dateFieldTexts";
import { useCalendar } from "./useCalendar";
import { type TypedProps, useTyped } from "./useTyped";

type DateFieldProps = TypedProps & {
  /** Range of days that the calendar offers, YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** IANA zone for the day that the calendar marks as today. */
  zone?: string;
} & Pick<InputProps, "size" | "bg">;

/**
 * A day, or a day and a 24-hour time: typed in the usual format, 24.11.2026 14:25, or picked. Use it in a
 * `Field.Root`, like any input.
 */
export function DateField({ form, value, onChange, min, max, zone, ...look }: DateFieldProps) {
  const t = useT(dateFieldTexts);
  const frame = useRef<HTMLDivElement>(null);
  const { input, isWrong, pick } = useTyped({ form, value, onChange });
  const { button, popover } = useCalendar(frame, { form, value, min, max, zone, onPick: pick });
  const isInvalid = useFieldContext()?.invalid ?? false;
  return (
    <Box ref={frame} width={{ base: "full", sm: form === "date" ? "10.5rem" : "13.5rem" }} maxW="full">
      <InputGroup
        endElement={
          <IconButton {...button} size="xs" variant="ghost" aria-label={t("open")} title={t("open")} me="-2">
            <CalendarDays aria-hidden />
          </IconButton>
        }
      >
        <Input
          {...look}
          {...input}
          placeholder={t(form)}
          fontSize={{ base: "md", md: "sm" }}
          fontVariantNumeric="tabular-nums"
          {...(isWrong ? { "aria-invalid": true } : {})}
        />
      </InputGroup>
      {isWrong && !isInvalid ? (
        <Text role="alert" textStyle="xs" color="fg.error" mt="1">
          {t("wrong", { form: t(form) })}
        </Text>
      ) : null}
      {popover}
    </Box>
  );
}
