import { Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { formatDateTime } from "../time/format";
import type { LeftOut } from "./marks";
import { noteTexts } from "./noteTexts";

/** Most spans that are named. */
const mostNamed = 5;

/** What the figures of a period leave out, and why. */
export function LeftOutLines({ leftOut, zone }: { leftOut: readonly LeftOut[]; zone: string }) {
  const t = useT(noteTexts);
  if (leftOut.length === 0) return null;
  const rest = leftOut.length - mostNamed;
  return (
    <Stack as="ul" listStyleType="none" gap="0" textStyle="sm" color="fg.muted">
      {leftOut.slice(0, mostNamed).map(({ clientId, from, to, reason }) => (
        <Text as="li" key={`${clientId} ${from} ${reason}`} overflowWrap="anywhere">
          {t("leftOut", {
            span: t("leftOutSpan", {
              from: formatDateTime(from, zone),
              to: formatDateTime(to, zone),
              reason,
            }),
          })}
        </Text>
      ))}
      {rest > 0 ? <li>{t("moreLeftOut", { count: rest })}</li> : null}
    </Stack>
  );
}
