import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { SearchField } from "../ui/SearchField";
import { type ClientRow, matchingClients } from "./clientRow";
import { placesPickerTexts } from "./placesPickerTexts";
import { useClients } from "./useClients";

/** More are found by search. */
const shownAtMost = 100;

type PlacesPickerProps = {
  chosen: readonly string[];
  /** Fault of the choice, or undefined. */
  error: string | undefined;
  onChange: (chosen: string[]) => void;
};

/** Locations to choose from. Chosen ones stay chosen when the search hides them. */
export function PlacesPicker({ chosen, error, onChange }: PlacesPickerProps) {
  const t = useT(placesPickerTexts);
  const { clients = [] } = useClients();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const found = useMemo(() => matchingClients(clients, wanted), [clients, wanted]);
  const picked = new Set(chosen);
  const hidden = chosen.filter((id) => !clients.some((client) => client.id === id)).length;
  const toggle = (id: string) =>
    onChange(picked.has(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);

  if (clients.length === 0) return <Text color="fg.muted">{t("none")}</Text>;
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
            {found.slice(0, shownAtMost).map((client) => (
              <PlaceLine
                key={client.id}
                client={client}
                isPicked={picked.has(client.id)}
                onPick={() => toggle(client.id)}
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

type PlaceLineProps = { client: ClientRow; isPicked: boolean; onPick: () => void };

function PlaceLine({ client, isPicked, onPick }: PlaceLineProps) {
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
          <Text truncate>{client.name}</Text>
          {client.settings.locationAddress === null ? null : (
            <Text textStyle="sm" color="fg.muted" truncate>
              {client.settings.locationAddress}
            </Text>
          )}
        </Box>
      </chakra.label>
    </Box>
  );
}
