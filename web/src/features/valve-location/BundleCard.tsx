import { Box, Button, Flex, Heading, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { CalendarClock, ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useLanguage, useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { nextRunOf } from "../../shared/valves/nextRun";
import { scheduleText } from "../../shared/valves/scheduleWords";
import { useMoment } from "../../shared/valves/useMoment";
import { isScheduled, type ValveBundle, type ValveLocation } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";
import type { ValveActions } from "./controls/useValveActions";
import { openIn } from "./LocationDialogs";
import { ValveCard } from "./ValveCard";

const BundleActions = lazy(async () => ({
  default: (await import("./bundles/BundleActions")).BundleActions,
}));

const WeekTimeline = lazy(async () => ({
  default: (await import("./schedule/WeekTimeline")).WeekTimeline,
}));

type BundleCardProps = { location: ValveLocation; bundle: ValveBundle; actions: ValveActions };

/** Valves with the same schedule: the schedule in words, the next opening, and each valve. */
export function BundleCard({ location, bundle, actions }: BundleCardProps) {
  const t = useT(valvesTexts);
  const { permissions, timeZone } = location;
  const hasPreview = useOffers().has("VALVE_PREVIEW");
  const [hasWeek, showWeek] = useState(false);
  const weekId = useId();
  return (
    <ValveCard
      valves={bundle.valves}
      hasSchedule
      timeZone={timeZone}
      canControl={permissions.controlValves}
      actions={actions}
      label={bundle.name}
      empty={t("emptyBundle")}
      head={
        <Flex justify="space-between" align="start" gap="3" wrap="wrap">
          <Box minW="0" flex="1 1 18rem">
            <Heading as="h2" size="lg" fontWeight="semibold" overflowWrap="anywhere">
              {bundle.name}
            </Heading>
            <ScheduleLines bundle={bundle} timeZone={timeZone} />
            {bundle.schedule?.length && hasPreview ? (
              <Button
                variant="plain"
                size="sm"
                h="auto"
                minH="8"
                px="0"
                color="brand.fg"
                aria-expanded={hasWeek}
                aria-controls={weekId}
                onClick={() => showWeek(!hasWeek)}
              >
                <ChevronDown
                  aria-hidden
                  style={{ transition: "rotate 150ms", rotate: hasWeek ? "180deg" : undefined }}
                />
                {t(hasWeek ? "hideWeek" : "showWeek")}
              </Button>
            ) : null}
          </Box>
          <HStack gap="2">
            {permissions.editSchedule && isScheduled(bundle) ? <ScheduleButton bundle={bundle} /> : null}
            {permissions.editSchedule || permissions.editBundles ? (
              <Suspense fallback={<Skeleton boxSize="11" />}>
                <BundleActions location={location} bundle={bundle} />
              </Suspense>
            ) : null}
          </HStack>
          <Box id={weekId} w="full" hidden={!hasWeek}>
            {hasWeek && isScheduled(bundle) ? (
              <Suspense fallback={<Skeleton h="14rem" />}>
                <WeekTimeline location={location} bundle={bundle} />
              </Suspense>
            ) : null}
          </Box>
        </Flex>
      }
    />
  );
}

function ScheduleLines({ bundle, timeZone }: { bundle: ValveBundle; timeZone: string }) {
  const t = useT(valvesTexts);
  const language = useLanguage();
  const moment = useMoment(timeZone);
  const { schedule, pausedUntil, valves } = bundle;
  const next = nextRunOf(valves.filter(({ mode }) => mode === "SCHEDULE"));
  const [key, at] = next?.runs
    ? (["openUntil", next.until] as const)
    : (["nextOpening", next?.at ?? null] as const);
  const words =
    schedule === null
      ? t("scheduleUntold")
      : schedule.length === 0
        ? t("noSchedule")
        : scheduleText(t, language, schedule);
  return (
    <Stack gap="0.5" mt="1" textStyle="sm" color="fg.muted">
      <Text>{words}</Text>
      {at === null ? null : <Text color="fg">{t(key, { time: moment(at) })}</Text>}
      {pausedUntil === null ? null : (
        <Text color="fg.warning" fontWeight="medium">
          {t("pausedUntil", { time: moment(pausedUntil) })}
        </Text>
      )}
    </Stack>
  );
}

function ScheduleButton({ bundle }: { bundle: ValveBundle }) {
  const t = useT(valvesTexts);
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(openIn.schedule, bundle.id);
  return (
    <Button asChild variant="outline" minH="11">
      <Link
        to={{ search: `?${next}` }}
        preventScrollReset
        aria-label={t("changeScheduleOf", { name: bundle.name })}
      >
        <CalendarClock aria-hidden />
        {t("changeSchedule")}
      </Link>
    </Button>
  );
}
