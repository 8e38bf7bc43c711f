import { Box, chakra, Text } from "@chakra-ui/react";
import type { CalendarFactsFragment } from "../../graphql/generated";
import { useT } from "../../i18n/useT";
import { calendarsTexts } from "./calendarsTexts";

type LeftOutEventsProps = Pick<CalendarFactsFragment, "leftOut" | "outside">;

/** What of a calendar's file was not taken in, by line, and why; folded. */
export function LeftOutEvents({ leftOut, outside }: LeftOutEventsProps) {
  const t = useT(calendarsTexts);
  return (
    <Box textStyle="sm" color="fg.muted">
      {outside ? <Text>{t("outside", { count: outside })}</Text> : null}
      {leftOut.length === 0 ? null : (
        <chakra.details>
          <chakra.summary cursor="pointer">{t("leftOut", { count: leftOut.length })}</chakra.summary>
          <Box as="ul" ps="5">
            {leftOut.map(({ line, reason, text }) => {
              const why = t(reason ?? "otherReason");
              return (
                <Box as="li" key={`${line} ${reason}`} overflowWrap="anywhere">
                  {text === null
                    ? t("leftOutLine", { line, reason: why })
                    : t("leftOutNamed", { line, text, reason: why })}
                </Box>
              );
            })}
          </Box>
        </chakra.details>
      )}
    </Box>
  );
}
