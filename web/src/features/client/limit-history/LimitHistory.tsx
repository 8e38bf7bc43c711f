import { Box, Button, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useClientSpeedLimitsQuery } from "../../../graphql/operations/speedLimits";
import { useT } from "../../../i18n/useT";
import { answerOf } from "../../../shared/live/answerOf";
import { everyMinute } from "../../../shared/live/everyMinute";
import { useLastGood } from "../../../shared/live/useLastGood";
import { useOffers } from "../../../shared/offers/useOffers";
import { PartFault } from "../../../shared/ui/PartFault";
import type { PanelProps } from "../panelProps";
import type { Stay } from "../places/useStays";
import { useStayTime } from "../places/useStayTime";
import { SettingsSection } from "../settings/SettingsSection";
import { limitHistoryTexts } from "./limitHistoryTexts";
import { spansOf } from "./limitRows";

const LimitHistoryDialog = lazy(async () => ({
  default: (await import("./LimitHistoryDialog")).LimitHistoryDialog,
}));

type LimitHistoryProps = {
  client: Pick<PanelProps["client"], "id" | "name" | "isPlace">;
  stays: PanelProps["stays"];
};

/** The speed limits that were in force when, of a place or of a device that never moved. */
export function LimitHistory({ client, stays }: LimitHistoryProps) {
  const isKept = useOffers().has("LIMIT_HISTORY");
  const place = placeOf(client, stays.list);
  return isKept && place !== null ? (
    <Section key={place.id} place={place} isOfDevice={place.id !== client.id} />
  ) : null;
}

type Place = { id: string; name: string };

/** Where limits are on record; null: not known (yet), in the store, or at another group's place. */
function placeOf(
  { id, name, isPlace }: LimitHistoryProps["client"],
  stays: readonly Stay[] | null,
): Place | null {
  if (isPlace || stays?.length === 0) return { id, name };
  const last = stays?.at(-1);
  return last?.until === null ? last.place : null;
}

type SectionProps = { place: Place; isOfDevice: boolean };

function Section({ place, isOfDevice }: SectionProps) {
  const t = useT(limitHistoryTexts);
  const query = useClientSpeedLimitsQuery({
    variables: { id: place.id },
    fetchPolicy: "cache-and-network",
    ...everyMinute,
  });
  const client = useLastGood(answerOf(query), place.id).data?.client;
  const [isOpen, setOpen] = useState(false);
  const timeOf = useStayTime(client?.timeZone ?? "UTC");
  const refetch = () => query.refetch();
  const told = client?.speedLimits ?? null;
  const limits = told !== null && told.list.length > 0 ? told : null;
  // No such place any more, or a platform that keeps none.
  if (client !== undefined && limits === null) return null;
  return (
    <SettingsSection
      title={t("title")}
      text={isOfDevice ? `${t("about")} ${t("ofPlace", { place: place.name })}` : t("about")}
      action={
        client?.permissions?.editSettings ? (
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            <History size={16} aria-hidden />
            {t("correct")}
          </Button>
        ) : undefined
      }
    >
      {limits === null ? (
        query.error === undefined ? (
          <Skeleton h="8" />
        ) : (
          <PartFault text={t("failed")} at={null} onRetry={() => void refetch().catch(() => undefined)} />
        )
      ) : (
        <Stack as="ol" aria-label={t("limits")} listStyleType="none" gap="1">
          {spansOf(limits.list)
            .toReversed()
            .map(({ from, until, speedLimit }) => (
              <Flex as="li" key={from} gap="4" textStyle="sm" fontVariantNumeric="tabular-nums">
                <Box minW="5rem" fontWeight={until === null ? "semibold" : "normal"}>
                  {speedLimit} {t("kmh")}
                </Box>
                <Text color="fg.muted">{timeOf({ from, until })}</Text>
              </Flex>
            ))}
        </Stack>
      )}
      {isOpen && client && limits ? (
        <Suspense fallback={null}>
          <LimitHistoryDialog
            place={place}
            zone={client.timeZone}
            limits={limits}
            refetch={refetch}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </SettingsSection>
  );
}
