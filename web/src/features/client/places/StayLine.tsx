import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Heading,
  HStack,
  IconButton,
  Stack,
  Link as StyledLink,
  Text,
} from "@chakra-ui/react";
import { PERIOD_DAYS } from "@obcestje/contract/limits/spans.js";
import { CalendarRange, Pencil } from "lucide-react";
import { lazy, Suspense, useId, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { stayPeriod } from "../../../shared/clients/stayPeriod";
import { useNow } from "../../../shared/time/useNow";
import { IconAction } from "../../../shared/ui/IconAction";
import type { PanelProps } from "../panelProps";
import { placesTexts } from "./placesTexts";
import { useDeviceName } from "./useDeviceName";
import type { Stay } from "./useStays";
import { useStayTime } from "./useStayTime";

const MoveDialog = lazy(async () => ({ default: (await import("./MoveDialog")).MoveDialog }));

/** Number of stays shown at first. */
const mostShown = 3;

type StayLineProps = Pick<PanelProps, "client" | "stays" | "interval" | "onInterval">;

/** Where a device was, or which devices stood at a place, the latest first; nothing where none ever moved. */
export function StayLine({ client, stays: { list, canEdit }, interval, onInterval }: StayLineProps) {
  const t = useT(placesTexts);
  const title = useId();
  const now = useNow(60_000);
  const [isOpen, setOpen] = useState(false);
  const [corrected, setCorrected] = useState<Stay | null>(null);
  if (list === null || list.length === 0) return null;
  const latest = list.toReversed();
  const hidden = latest.length - mostShown;
  const shown = isOpen ? latest : latest.slice(0, mostShown);
  return (
    <Card.Root as="section" aria-labelledby={title} size="sm">
      <Card.Body gap="2">
        <Heading as="h3" id={title} textStyle="sm" fontWeight="semibold">
          {t(client.isPlace ? "devicesHere" : "stays")}
        </Heading>
        <Stack as="ol" listStyleType="none" gap="0" maxW="52rem">
          {shown.map((stay, index) => (
            <StayRow
              key={`${stay.clientId}:${stay.from}`}
              stay={stay}
              now={now}
              zone={client.timeZone}
              isOfPlace={client.isPlace}
              isLast={index === shown.length - 1}
              interval={interval}
              onInterval={onInterval}
              onCorrect={canEdit && stay.client !== null ? () => setCorrected(stay) : null}
            />
          ))}
        </Stack>
        {hidden > 0 ? (
          <Button
            size="xs"
            variant="ghost"
            alignSelf="start"
            color="fg.muted"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t("fewerStays") : t("allStays", { count: hidden })}
          </Button>
        ) : null}
      </Card.Body>
      {corrected === null ? null : (
        <Suspense fallback={null}>
          <MoveDialog clientId={corrected.clientId} correct={corrected} onClose={() => setCorrected(null)} />
        </Suspense>
      )}
    </Card.Root>
  );
}

type StayRowProps = Pick<PanelProps, "interval" | "onInterval"> & {
  stay: Stay;
  now: number;
  zone: string;
  /** On a place's page: the row is about the device. */
  isOfPlace: boolean;
  isLast: boolean;
  /** Null: it is not to be corrected by the reader. */
  onCorrect: (() => void) | null;
};

function StayRow(props: StayRowProps) {
  const { stay, now, zone, isOfPlace, isLast, interval, onInterval, onCorrect } = props;
  const t = useT(placesTexts);
  const deviceName = useDeviceName();
  const { clientId, client, placeId, place, until } = stay;
  const isPresent = until === null;
  const isStored = placeId === null;
  const placeName = isStored ? t("store") : (place?.name ?? t("unseenPlace"));
  const name = isOfPlace ? deviceName(stay) : placeName;
  const linked = isOfPlace ? client && clientId : place?.id;
  const time = useStayTime(zone)(stay);
  const period = stayPeriod(stay, now);
  const isShown =
    interval.kind === "custom" &&
    interval.from === period.from &&
    (isPresent ? interval.to > period.to - 3600 : interval.to === period.to);
  const show = period.isCut ? t("showCut", { days: PERIOD_DAYS, name, time }) : t("showStay", { name, time });
  const correct = t("correctStay", { name, time });
  return (
    <Flex as="li" gap="3">
      <Flex direction="column" align="center" flexShrink="0" w="3" aria-hidden>
        <Box
          mt="2.5"
          boxSize="2.5"
          rounded="full"
          flexShrink="0"
          borderWidth="2px"
          borderColor={isPresent && !isStored ? "brand.solid" : "border.emphasized"}
          bg={isPresent ? (isStored ? "border.emphasized" : "brand.solid") : "bg.panel"}
        />
        {isLast ? null : <Box flex="1" w="2px" mt="1" mb="-1.5" bg="border" />}
      </Flex>
      <Flex flex="1" minW="0" gap="2" justify="space-between" align="start" pb={isLast ? "0" : "1"}>
        <Flex
          direction={{ base: "column", md: "row" }}
          columnGap="3"
          align={{ md: "center" }}
          wrap={{ md: "wrap" }}
          minW="0"
          minH="8"
          pt={{ base: "1", md: "0" }}
          color={isStored ? "fg.muted" : undefined}
        >
          <HStack gap="2" wrap="wrap">
            {linked ? (
              <StyledLink asChild color="brand.fg" fontWeight="medium" overflowWrap="anywhere">
                <Link to={paths.client(linked)}>{name}</Link>
              </StyledLink>
            ) : (
              <Text overflowWrap="anywhere">{name}</Text>
            )}
            {isPresent ? (
              <Badge colorPalette={isStored ? "gray" : "brand"} variant="subtle">
                {t("present")}
              </Badge>
            ) : null}
          </HStack>
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {time}
          </Text>
        </Flex>
        <HStack gap="0" flexShrink="0">
          <IconAction
            icon={CalendarRange}
            size="xs"
            variant={isShown ? "subtle" : "ghost"}
            aria-pressed={isShown}
            label={show}
            onClick={() => onInterval({ kind: "custom", from: period.from, to: period.to })}
          />
          {onCorrect === null ? null : (
            <IconButton size="xs" variant="ghost" aria-label={correct} title={correct} onClick={onCorrect}>
              <Pencil aria-hidden />
            </IconButton>
          )}
        </HStack>
      </Flex>
    </Flex>
  );
}
