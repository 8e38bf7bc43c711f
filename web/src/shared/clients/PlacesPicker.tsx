import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { SearchField } from "../ui/SearchField";
import { matchingClients } from "./clientRow";
import type { FormerPlace, LocationRow } from "./places";
import { placesPickerTexts } from "./placesPickerTexts";
import { useStoodWords } from "./useStoodWords";

/** More are found by search. */
const shownAtMost = 100;

type PlacesPickerProps = {
  locations: readonly (LocationRow & Partial<FormerPlace>)[];
  chosen: readonly string[];
  /** Fault of the choice, or undefined. */
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Locations to choose from. Chosen ones stay chosen when the search hides them. */
export function PlacesPicker({ locations, chosen, error, onChange }: PlacesPickerProps) {
  const t = useT(placesPickerTexts);
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => matchingClients(locations, wanted), [locations, wanted]);
  const picked = new Set(chosen);
  const hidden = chosen.filter((id) => !locations.some((location) => location.id === id)).length;
  const toggle = (id: string) =>
    onChange(picked.has(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  if (locations.length === 0) return <Text color="fg.muted">{t("none")}</Text>;
  return (
    <Stack gap="3">
      <SearchField
        label={t("search")}
        value={search}
        onChange={setSearch}
        onKeyDown={(event) => {
          // It should not submit the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Box borderWidth="1px" rounded="lg" maxH="20rem" overflowY="auto" position="relative">
        {found.length === 0 ? (
          <Text color="fg.muted" p="4">
            {t("noMatch")}
          </Text>
        ) : (
          <Box as="ul" listStyleType="none" aria-label={t("label")}>
            {found.slice(0, shownAtMost).map((location) => (
              <PlaceLine
                key={location.id}
                location={location}
                isPicked={picked.has(location.id)}
                onPick={() => toggle(location.id)}
              />
            ))}
          </Box>
        )}
        {found.length > shownAtMost ? (
          <Text textStyle="sm" color="fg.muted" p="3" borderTopWidth="1px">
            {t("more", { count: found.length - shownAtMost })}
          </Text>
        ) : null}
      </Box>
      {error === undefined ? null : (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      <HStack justify="space-between" gap="3" wrap="wrap">
        <Text role="status" textStyle="sm" color="fg.muted">
          {t("chosenCount", { count: chosen.length })}
          {hidden > 0 ? `. ${t("hidden", { count: hidden })}.` : ""}
        </Text>
        <Button size="xs" variant="ghost" disabled={chosen.length === 0} onClick={() => onChange([])}>
          {t("clear")}
        </Button>
      </HStack>
    </Stack>
  );
}

type PlaceLineProps = { location: LocationRow & Partial<FormerPlace>; isPicked: boolean; onPick: () => void };

function PlaceLine({ location, isPicked, onPick }: PlaceLineProps) {
  const stood = useStoodWords();
  const { name, settings, last, timeZone } = location;
  const said = [settings.locationAddress, last === undefined ? null : stood({ last, timeZone })];
  const details = said.filter((text) => text !== null).join(" · ");
  return (
    <Box as="li" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <chakra.label
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        minH="11"
        py="2"
        cursor="pointer"
        _hover={{ bg: "bg.subtle" }}
      >
        <chakra.input
          type="checkbox"
          boxSize="4"
          flexShrink="0"
          accentColor="brand.solid"
          checked={isPicked}
          onChange={onPick}
          focusVisibleRing="outside"
        />
        <Box minW="0">
          <Text truncate>{name}</Text>
          {details === "" ? null : (
            <Text textStyle="sm" color="fg.muted" truncate>
              {details}
            </Text>
          )}
        </Box>
      </chakra.label>
    </Box>
  );
}
