import { Box, chakra, Flex, HStack, type SystemStyleObject, Text } from "@chakra-ui/react";
import { ChevronDown, MapPinned } from "lucide-react";
import { memo, useId, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import type { FormerPlace } from "../../shared/clients/places";
import { placesTexts } from "../../shared/clients/placesTexts";
import { useStoodWords } from "../../shared/clients/useStoodWords";
import type { TrafficColumn } from "./traffic/traffic";

/** As many are shown without being asked for. */
const openUpTo = 1;

type PlacesListProps = {
  /** Group of the places: names the list. */
  group: string;
  places: readonly FormerPlace[];
  /** A search found them. */
  isFound: boolean;
  /** Columns of traffic, if they are shown. */
  columns: readonly TrafficColumn[];
};

/** Places of a group where no device stands now, below its devices; several are folded. */
export const PlacesList = memo(function PlacesList({ group, places, isFound, columns }: PlacesListProps) {
  const t = useT(placesTexts);
  const stood = useStoodWords();
  const listId = useId();
  const [turned, setTurned] = useState<boolean | null>(null);
  const isOpen = turned ?? (isFound || places.length <= openUpTo);
  return (
    <Box borderTopWidth="1px" bg="bg.subtle">
      <chakra.button
        type="button"
        w="full"
        px={{ base: "4", md: "3" }}
        py="2"
        textAlign="start"
        textStyle="sm"
        color="fg.muted"
        cursor="pointer"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setTurned(!isOpen)}
        _hover={{ bg: "bg.muted" }}
        focusVisibleRing="inside"
      >
        <HStack gap="2">
          <Box transform={isOpen ? undefined : "rotate(-90deg)"} transition="transform 150ms">
            <ChevronDown size={14} aria-hidden />
          </Box>
          {t("formerPlaces", { count: places.length })}
        </HStack>
      </chakra.button>
      <chakra.ul
        id={listId}
        hidden={!isOpen}
        listStyleType="none"
        aria-label={t("formerPlacesOf", { group })}
        css={listStyle}
      >
        {isOpen
          ? places.map((place) => (
              <li key={place.id}>
                <MapPinned size={16} aria-hidden />
                <Box flex="1" minW="0">
                  <Flex columnGap="2" wrap="wrap" align="baseline">
                    <Link to={paths.client(place.id)}>{place.name}</Link>
                    {place.settings.locationAddress === null ? null : (
                      <Text as="span" overflowWrap="anywhere">
                        {place.settings.locationAddress}
                      </Text>
                    )}
                  </Flex>
                  <Text textStyle="xs">{stood(place)}</Text>
                </Box>
                {columns.length === 0 ? null : (
                  <dl>
                    {columns.map(({ key, short, label, render }) => (
                      <div key={key}>
                        <dt title={label}>{short}</dt>
                        <dd>{render(place)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            ))
          : null}
      </chakra.ul>
    </Box>
  );
});

/** One CSS rule for all rows, as for the table of devices. */
const listStyle: SystemStyleObject = {
  "& > li": {
    position: "relative",
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: "3",
    rowGap: "1",
    px: { base: "4", md: "3" },
    py: "2",
    borderTopWidth: "1px",
    color: "fg.muted",
    fontSize: "sm",
    _hover: { bg: "bg.muted" },
  },
  "& > li > svg": { flexShrink: "0" },
  "& a": { color: "fg", outline: "none", overflowWrap: "anywhere" },
  // The whole row is the link.
  "& a::after": { content: '""', position: "absolute", inset: "0" },
  "& a:focus-visible::after": { outline: "2px solid {colors.brand.focusRing}", outlineOffset: "-2px" },
  // On a phone below the name, like a device's card.
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    columnGap: "4",
    flexBasis: { base: "full", md: "18rem" },
    textAlign: { base: "start", md: "end" },
  },
  "& dt": { fontSize: "2xs", color: "fg.subtle" },
  "& dd": { fontVariantNumeric: "tabular-nums" },
};
