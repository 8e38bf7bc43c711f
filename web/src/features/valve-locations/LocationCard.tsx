import { Box, Card, Link as ChakraLink, Flex, Grid, HStack, Text } from "@chakra-ui/react";
import { CloudRain, TriangleAlert } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { useNumber } from "../../shared/number/useNumber";
import { byName } from "../../shared/text/order";
import { LongName } from "../../shared/ui/LongName";
import { figuresOf, urgencyOf } from "../../shared/valves/condition";
import { FlowTag } from "../../shared/valves/FlowTag";
import { nextRunOf } from "../../shared/valves/nextRun";
import { ReportAge } from "../../shared/valves/ReportAge";
import { useMoment } from "../../shared/valves/useMoment";
import type { ValveLocationLine } from "../../shared/valves/valve";
import { valvesTexts } from "../../shared/valves/valvesTexts";

type LocationCardProps = {
  location: ValveLocationLine;
  /** Adds a line for each valve. */
  hasLines: boolean;
  /** It is the only location: its figures are the page's. */
  isAlone: boolean;
};

/** A location: number and state of its valves, and the next run; all of it links to its page. */
export const LocationCard = memo(function LocationCard({ location, hasLines, isAlone }: LocationCardProps) {
  const t = useT(valvesTexts);
  const { id, name, valves, valveCount, timeZone, rainDelayUntil } = location;
  const moment = useMoment(timeZone);
  const isUrgent = valves.some(({ deviation }) => deviation?.urgent);
  return (
    <Card.Root
      as="li"
      position="relative"
      overflow="hidden"
      borderColor={isUrgent ? "border.error" : undefined}
    >
      {isUrgent ? (
        <HStack
          bg="red.solid"
          color="red.contrast"
          px="4"
          py="1.5"
          gap="2"
          textStyle="sm"
          fontWeight="medium"
        >
          <TriangleAlert size={16} aria-hidden />
          {t("flowsNow")}
        </HStack>
      ) : null}
      <Box px="4" pt="3" pb="4" _hover={{ bg: "bg.subtle" }} flex="1">
        <Flex justify="space-between" align="baseline" gap="3">
          <ChakraLink
            asChild
            color="fg"
            fontWeight="semibold"
            textStyle="lg"
            overflowWrap="anywhere"
            outline="none"
            _after={{ content: '""', position: "absolute", inset: "0" }}
            css={{
              "&:focus-visible::after": {
                outline: "2px solid {colors.brand.focusRing}",
                outlineOffset: "-2px",
                borderRadius: "inherit",
              },
            }}
          >
            <Link to={paths.location(id)}>{name}</Link>
          </ChakraLink>
          <Text textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {t("valveCount", { count: valveCount })}
          </Text>
        </Flex>
        {valveCount === 0 ? (
          <Text textStyle="sm" color="fg.muted" pt="2">
            {t("noValves")}
          </Text>
        ) : (
          <>
            {isAlone ? null : <Figures valves={valves} />}
            <NextRun location={location} pt={isAlone ? "1" : "3"} />
          </>
        )}
        {rainDelayUntil === null ? null : (
          <HStack textStyle="sm" color="fg.info" gap="2" pt="1">
            <CloudRain size={16} aria-hidden />
            {t("rainUntil", { time: moment(rainDelayUntil) })}
          </HStack>
        )}
      </Box>
      {hasLines && valves.length > 0 ? <ValveLines location={location} /> : null}
    </Card.Root>
  );
});

/** The next run; nothing if unknown. */
function NextRun({ location, pt }: { location: ValveLocationLine; pt: string }) {
  const t = useT(valvesTexts);
  const moment = useMoment(location.timeZone);
  const next = nextRunOf(location.valves);
  if (next === null) return null;
  return (
    <Text textStyle="sm" pt={pt}>
      <Text as="span" color="fg.muted">
        {t("nextRun")}
        {": "}
      </Text>
      {next.runs
        ? next.until === null
          ? t("runsNowOpenEnd")
          : t("runsNow", { time: moment(next.until) })
        : next.at === null
          ? t("nothingDue")
          : moment(next.at)}
    </Text>
  );
}

function Figures({ valves }: Pick<ValveLocationLine, "valves">) {
  const t = useT(valvesTexts);
  const { open, closed, unknown, deviating } = figuresOf(valves);
  return (
    <Grid as="dl" templateColumns="repeat(4, 1fr)" gap="2" pt="3">
      <Figure label={t("openCount")} value={open} color={open > 0 ? "fg.success" : undefined} />
      <Figure label={t("closedCount")} value={closed} />
      <Figure label={t("unknownCount")} value={unknown} color={unknown > 0 ? "fg.warning" : undefined} />
      <Figure label={t("deviatingCount")} value={deviating} color={deviating ? "fg.error" : undefined} />
    </Grid>
  );
}

type FigureProps = { label: ReactNode; value: number | null; color?: string };

function Figure({ label, value, color }: FigureProps) {
  const { number } = useNumber();
  return (
    <Flex direction="column">
      <Text as="dt" textStyle="xs" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="xl" lineHeight="1.2" fontWeight="semibold" color={color}>
        {number(value)}
      </Text>
    </Flex>
  );
}

/** A location's valves in short: whether water flows, and whether it should. */
function ValveLines({ location }: { location: ValveLocationLine }) {
  const t = useT(valvesTexts);
  const valves = location.valves.toSorted(
    (one, other) => urgencyOf(one) - urgencyOf(other) || byName(one.client, other.client),
  );
  return (
    <Grid
      as="ul"
      listStyleType="none"
      gap="1px"
      bg="border"
      borderTopWidth="1px"
      templateColumns="repeat(auto-fit, minmax(min(100%, 20rem), 1fr))"
    >
      {valves.map((valve) => (
        <Flex as="li" key={valve.id} px="4" py="2" gap="3" align="center" textStyle="sm" bg="bg.panel">
          <FlowTag state={valve.state} size="sm" />
          <Box flex="1" minW="0">
            <Text truncate>
              <LongName name={valve.client.name} />
            </Text>
            {valve.deviation === null ? null : (
              <Text
                textStyle="xs"
                fontWeight="medium"
                color={valve.deviation.urgent ? "fg.error" : "fg.warning"}
              >
                {t(valve.deviation.urgent ? "flowsNow" : "dryNow")}
              </Text>
            )}
          </Box>
          <Text color="fg.subtle" textStyle="xs" flexShrink="0">
            <ReportAge valve={valve} timeZone={location.timeZone} isInList />
          </Text>
        </Flex>
      ))}
    </Grid>
  );
}
