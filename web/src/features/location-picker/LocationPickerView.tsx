import { Box, Card, chakra, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { ChevronRight, MapPinned, MapPinOff, UsersRound } from "lucide-react";
import { memo, type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { type Activity, activityOf } from "../../shared/clients/activity";
import { type ClientRow, matchesClient, matchingClients } from "../../shared/clients/clientRow";
import type { FormerPlace } from "../../shared/clients/places";
import { useStoodWords } from "../../shared/clients/useStoodWords";
import { SignThumbnail } from "../../shared/sign/SignThumbnail";
import type { StaticText } from "../../shared/sign/signModel";
import { useSigns } from "../../shared/sign/useSigns";
import { HeardAge, heardInFull } from "../../shared/time/Age";
import { useNow } from "../../shared/time/useNow";
import { PageHeading } from "../../shared/ui/PageHeading";
import { NoMatch, PageMessage } from "../../shared/ui/PageState";
import { SearchField } from "../../shared/ui/SearchField";
import { StatusDot } from "../../shared/ui/StatusDot";
import { useIsPhone } from "../../shared/ui/useMedia";
import { useVirtualRows } from "../../shared/ui/useVirtualRows";
import { locationPickerTexts } from "./locationPickerTexts";
import { moveFocus } from "./moveFocus";

type LocationPickerViewProps = {
  /** Devices, then places without one. */
  locations: readonly Location[];
  /** The person belongs to no group and therefore sees nothing. */
  hasNoGroup: boolean;
  search: string;
  onSearch: (search: string) => void;
  /** Notice of a failed refresh. */
  notice: ReactNode;
};

type Location = ClientRow | FormerPlace;

const isFormer = (location: Location): location is FormerPlace => "last" in location;

/** Number of rows whose signs are loaded together. */
const rowsAsked = 25;

/** Devices of the visible rows, rounded to blocks, so scrolling by one row loads nothing. */
function idsInSight(locations: readonly Location[], from: number, to: number): string[] {
  const first = Math.floor(from / rowsAsked) * rowsAsked;
  const last = Math.ceil(to / rowsAsked) * rowsAsked;
  const inSight = locations.slice(first, Math.min(last, first + 4 * rowsAsked));
  return inSight.filter((location) => !isFormer(location)).map(({ id }) => id);
}

export function LocationPickerView(props: LocationPickerViewProps) {
  const { locations, hasNoGroup, search, onSearch, notice } = props;
  const t = useT(locationPickerTexts);
  const navigate = useNavigate();
  const now = useNow();
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(search);
  const found = useMemo(() => matchingClients(locations, wanted), [locations, wanted]);
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(found.length, rowHeight);
  const signs = useSigns(useMemo(() => idsInSight(found, from, to), [found, from, to]));

  /** The list may lag behind the keyboard: the typed text decides. */
  const openTheOne = () => {
    const [first, second] = locations.filter((location) => matchesClient(location, search));
    if (first !== undefined && second === undefined) navigate(paths.client(first.id));
    else container.current?.querySelector("a")?.focus();
  };

  if (locations.length === 0)
    return hasNoGroup ? (
      <PageMessage as="h1" icon={<UsersRound />} title={t("noGroupTitle")} text={t("noGroupText")} />
    ) : (
      <PageMessage as="h1" icon={<MapPinOff />} title={t("emptyTitle")} text={t("emptyText")} />
    );

  return (
    <Stack gap="5" onKeyDown={(event) => moveFocus(event, field.current, container.current)}>
      <HStack justify="space-between" align="baseline" wrap="wrap" gap="2">
        <PageHeading>{t("title")}</PageHeading>
        <Text role="status" color="fg.subtle">
          {t("found", { count: found.length })}
        </Text>
      </HStack>
      {notice}
      <SearchField
        ref={field}
        label={t("search")}
        hint={t("searchHint")}
        size="lg"
        value={search}
        autoFocus={!isPhone}
        onChange={onSearch}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          openTheOne();
        }}
      />
      {found.length === 0 ? (
        <NoMatch
          title={t("noMatchTitle")}
          text={t("noMatchText", { search: wanted.trim() })}
          clear={t("clear")}
          onClear={() => {
            onSearch("");
            field.current?.focus();
          }}
        />
      ) : (
        <Card.Root overflow="hidden">
          <chakra.ul ref={container} listStyleType="none" aria-label={t("list")}>
            {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
            {found
              .slice(from, to)
              .map((location) =>
                isFormer(location) ? (
                  <PlaceRow key={location.id} place={location} />
                ) : (
                  <DeviceRow
                    key={location.id}
                    client={location}
                    activity={activityOf(location, now)}
                    sign={signs.documents.get(location.id)}
                    staticTexts={signs.staticTexts}
                  />
                ),
              )}
            {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
          </chakra.ul>
        </Card.Root>
      )}
    </Stack>
  );
}

/** Pixels. */
const rowHeight = 68;

type DeviceRowProps = {
  client: ClientRow;
  activity: Activity;
  /** The sign's configuration; undefined if it is unknown, or shows nothing. */
  sign: unknown;
  staticTexts: readonly StaticText[];
};

type LocationLineProps = {
  location: Location;
  description: string | undefined;
  icon: ReactNode;
  children: ReactNode;
};

/** One location: its name and address, with a link to its page. */
function LocationLine({ location, description, icon, children }: LocationLineProps) {
  const t = useT(locationPickerTexts);
  return (
    <Box as="li" h={`${rowHeight}px`} borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex
        asChild
        h="full"
        align="center"
        gap="3"
        px={{ base: "4", md: "5" }}
        color="fg"
        _hover={{ bg: "bg.subtle" }}
        _focusVisible={{
          outline: "2px solid",
          outlineColor: "brand.focusRing",
          outlineOffset: "-2px",
          bg: "bg.subtle",
        }}
      >
        <Link to={paths.client(location.id)} aria-description={description}>
          {icon}
          <Box flex="1" minW="0">
            <Text fontWeight="medium" truncate>
              {location.name}
            </Text>
            <Text textStyle="sm" color="fg.muted" truncate>
              {location.settings.locationAddress ?? t("noAddress")}
            </Text>
          </Box>
          {children}
          <Box color="fg.subtle" flexShrink="0" hideBelow="sm">
            <ChevronRight size={16} aria-hidden />
          </Box>
        </Link>
      </Flex>
    </Box>
  );
}

/** A device: its state, what its sign shows, guid and age. */
const DeviceRow = memo(function DeviceRow({ client, activity, sign, staticTexts }: DeviceRowProps) {
  const t = useT(locationPickerTexts);
  return (
    <LocationLine
      location={client}
      description={heardInFull(client)}
      icon={<StatusDot activity={activity} />}
    >
      <Box w="3.25rem" flexShrink="0" hideBelow="sm">
        {sign === undefined ? null : <SignThumbnail document={sign} staticTexts={staticTexts} />}
      </Box>
      <Box textAlign="end" textStyle="xs" color="fg.subtle" hideBelow="lg" flexShrink="0" w="17rem">
        <Text truncate>{client.guid}</Text>
        <Text>{t("id", { id: client.id })}</Text>
      </Box>
      <Box textAlign="end" textStyle="sm" color="fg.muted" flexShrink="0" w={{ base: "auto", sm: "6.5rem" }}>
        <HeardAge client={client} isInList />
      </Box>
    </LocationLine>
  );
});

/** A place without a device, with who stood there last. */
const PlaceRow = memo(function PlaceRow({ place }: { place: FormerPlace }) {
  const stood = useStoodWords();
  return (
    <LocationLine
      location={place}
      description={undefined}
      icon={
        <Box color="fg.muted" flexShrink="0">
          <MapPinned size={16} aria-hidden />
        </Box>
      }
    >
      <Text
        textAlign="end"
        textStyle={{ base: "xs", sm: "sm" }}
        color="fg.muted"
        maxW={{ base: "8rem", sm: "50%" }}
      >
        {stood(place)}
      </Text>
    </LocationLine>
  );
});
