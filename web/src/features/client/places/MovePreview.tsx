import { Box, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { MoveClientMutation, PlaceSettingsFragment } from "../../../graphql/generated";
import { settingsTexts } from "../../../i18n/settingsTexts";
import { untold } from "../../../i18n/untold";
import { useLanguage, useT } from "../../../i18n/useT";
import type { Trial } from "../../../shared/change/useTrial";
import { formatNumber, formatQuantity } from "../../../shared/number/format";
import { Fact, Facts } from "../../../shared/ui/Facts";
import { changedStays, type NamedStay, staysAfter, staysBefore } from "./changedStays";
import { type ChosenPlace, foreignGroups, type MovedDevice } from "./moveChoice";
import { placesTexts } from "./placesTexts";
import { TimeList, TrialBox } from "./TrialBox";
import { useStayTime } from "./useStayTime";

export type Moved = MoveClientMutation["moveClient"];

type MovePreviewProps = {
  device: MovedDevice;
  places: readonly ChosenPlace[];
  /** The chosen place, if there is one already. */
  place: ChosenPlace | undefined;
  /** Name of the new place, if one is made. */
  newPlace: string | undefined;
  trial: Trial<MoveClientMutation>;
  onRetry: () => void;
  /** What changes on the device itself. */
  children: ReactNode;
};

/** What a move will change: the stays, the device's settings, and who sees it. */
export function MovePreview({ trial, onRetry, ...told }: MovePreviewProps) {
  return (
    <TrialBox trial={trial} onRetry={onRetry}>
      {trial.state === "told" ? <Changes {...told} moved={trial.data.moveClient} /> : null}
    </TrialBox>
  );
}

/** The stays that change; none: it is on record like this. */
export function changesOf(
  { name, stays }: MovedDevice,
  places: readonly ChosenPlace[],
  newPlace: string | undefined,
  moved: Moved,
): ReturnType<typeof changedStays> {
  const known = new Map(places.map((place) => [place.id, place.name]));
  const names = { device: name, places: known, newPlace };
  const before = stays?.list ?? [];
  return changedStays(staysBefore(before, names), staysAfter(moved.stays.list, before.length > 0, names));
}

type ChangesProps = Omit<MovePreviewProps, "trial" | "onRetry"> & { moved: Moved };

function Changes({ device, places, place, newPlace, moved, children }: ChangesProps) {
  const t = useT(placesTexts);
  const { before, after, isRest } = changesOf(device, places, newPlace, moved);
  const zone = device.timeZone;
  if (before.length + after.length === 0)
    return (
      <Text textStyle="sm" role="status">
        {t("nothingChanges")}
      </Text>
    );
  return (
    <Stack gap="3" role="status">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <StayList title={t("before")} stays={before} zone={zone} />
        <StayList title={t("after")} stays={after} zone={zone} isNew />
      </SimpleGrid>
      {isRest ? (
        <Text textStyle="sm" color="fg.muted">
          {t("otherStays")}
        </Text>
      ) : null}
      <ChangedSettings before={device.settings} after={moved.settings} />
      {children}
      <ChangedSight device={device} place={place} moved={moved} />
    </Stack>
  );
}

type StayListProps = { title: string; stays: readonly NamedStay[]; zone: string; isNew?: boolean };

function StayList({ stays, zone, ...list }: StayListProps) {
  const t = useT(placesTexts);
  const timeOf = useStayTime(zone);
  const lines = stays.map(({ placeId, name, from, until }) => ({
    key: `${placeId}:${from}`,
    name: name === null ? t("store") : (name ?? t("unseenPlace")),
    isMuted: name === null,
    time: timeOf({ from, until }),
  }));
  return <TimeList {...list} lines={lines} />;
}

type ChangedSettingsProps = {
  before: PlaceSettingsFragment;
  /** Null: not told. */
  after: PlaceSettingsFragment | null;
};

function ChangedSettings({ before, after }: ChangedSettingsProps) {
  const t = useT(placesTexts);
  const names = useT(settingsTexts);
  const language = useLanguage();
  if (after === null) return null;
  const position = ({ markerPosition: at }: PlaceSettingsFragment) =>
    at === null
      ? null
      : [at.lat, at.lng].map((degrees) => `${formatNumber(degrees, language, 5)}°`).join(" ");
  const rows: [string, (of: PlaceSettingsFragment) => string | null][] = [
    [names("locationName"), (of) => of.locationName],
    [names("address"), (of) => of.locationAddress],
    [names("incomingName"), (of) => of.directionNames?.incoming ?? null],
    [names("outgoingName"), (of) => of.directionNames?.outgoing ?? null],
    [names("place"), position],
    [names("speedLimit"), (of) => formatQuantity(of.speedLimit, names("kmh"), language)],
    [names("measureDistance"), (of) => formatQuantity(of.measureDistance, names("metres"), language)],
  ];
  const changed = rows
    .map(([label, read]) => ({ label, was: read(before) || untold, is: read(after) || untold }))
    .filter(({ was, is }) => was !== is);
  return (
    <Box>
      <Text textStyle="sm" fontWeight="medium" pb="1">
        {t(changed.length === 0 ? "settingsSame" : "settingsChange")}
      </Text>
      <Facts>
        {changed.map(({ label, was, is }) => (
          <Fact key={label} label={label}>
            <HStack gap="1.5" wrap="wrap">
              <Text as="span" color="fg.muted">
                {was}
              </Text>
              <ArrowRight size={14} aria-hidden />
              <Text as="span">{is}</Text>
            </HStack>
          </Fact>
        ))}
      </Facts>
    </Box>
  );
}

type ChangedSightProps = Pick<ChangesProps, "device" | "place" | "moved">;

/** Who sees the device, or what it measured, by the groups of another group's place. */
function ChangedSight({ device, place, moved }: ChangedSightProps) {
  const t = useT(placesTexts);
  const [group] = place ? foreignGroups(place, device) : [];
  if (place === undefined || group === undefined) return null;
  const isLasting = moved.stays.list.at(-1)?.placeId === place.id;
  const former = device.groups?.map(({ name }) => name).join(", ");
  return (
    <Text textStyle="sm" color="fg.warning">
      {isLasting ? t("toGroup", { group: group.name }) : t("figuresToGroup", { group: group.name })}
      {isLasting && former ? ` ${t("formerSees", { former })}` : null}
    </Text>
  );
}
