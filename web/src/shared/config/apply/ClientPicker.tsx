import { Box, Button, chakra, HStack, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { type ClientRow, matchesClient } from "../../clients/clientRow";
import { SearchField } from "../../ui/SearchField";
import { useConfigTexts } from "../useConfigTexts";
import { groupedClients } from "./groupedClients";

/** The most devices of one change. */
export const clientsAtMost = 250;

type ClientPickerProps = {
  clients: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Devices to choose from, group by group. What was chosen and is out of sight stays chosen. */
export function ClientPicker({ clients, chosen, onChange }: ClientPickerProps) {
  const { t } = useConfigTexts();
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const wanted = useDeferredValue(typed);
  const groups = useMemo(
    () => groupedClients(clients.filter((client) => matchesClient(client, wanted))),
    [clients, wanted],
  );
  const shown = groups.flatMap(({ members }) => members.map(({ id }) => id));
  const isTooMany = chosen.size > clientsAtMost;
  const withAll = (ids: readonly string[]) => onChange(new Set([...chosen, ...ids]));
  const without = (ids: readonly string[]) =>
    onChange(new Set([...chosen].filter((id) => !ids.includes(id))));
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <SearchField
          ref={search}
          label={t("pickSearch")}
          value={typed}
          onChange={setTyped}
          flex="1"
          minW="12rem"
        />
        <Button size="sm" variant="outline" onClick={() => withAll(shown)}>
          {t("pickAll")}
        </Button>
        <Button size="sm" variant="ghost" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          {t("pickClear")}
        </Button>
      </HStack>
      <Box borderWidth="1px" rounded="l2" maxH="22rem" overflowY="auto" position="relative">
        {groups.length === 0 ? (
          <Text p="4" color="fg.muted">
            {t("pickNone")}
          </Text>
        ) : (
          groups.map(({ id, name, members }) => (
            <GroupOfClients
              key={id}
              name={name ?? t("noGroup")}
              members={members}
              chosen={chosen}
              onChoose={withAll}
              onDrop={without}
            />
          ))
        )}
      </Box>
      <Text role="status" textStyle="sm" color={isTooMany ? "fg.error" : "fg.muted"}>
        {t("picked", { count: chosen.size })}
        {isTooMany ? `. ${t("pickedMost", { most: clientsAtMost })}` : ""}
      </Text>
    </Stack>
  );
}

type GroupProps = {
  name: string;
  members: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[]) => void;
  onDrop: (ids: readonly string[]) => void;
};

function GroupOfClients({ name, members, chosen, onChoose, onDrop }: GroupProps) {
  const { t } = useConfigTexts();
  const ids = members.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const isWhole = count === ids.length;
  return (
    <Box role="group" aria-label={name}>
      <Line
        label={t("pickGroup", { name })}
        isChecked={isWhole}
        isMixed={count > 0 && !isWhole}
        onToggle={() => (isWhole ? onDrop(ids) : onChoose(ids))}
        isHead
      >
        {name}
      </Line>
      {members.map((client) => (
        <Line
          key={client.id}
          isChecked={chosen.has(client.id)}
          onToggle={() => (chosen.has(client.id) ? onDrop([client.id]) : onChoose([client.id]))}
        >
          {client.name}
          <Text as="span" textStyle="xs" color="fg.muted" ms="2">
            {client.hardwareType ?? "-"}
          </Text>
        </Line>
      ))}
    </Box>
  );
}

type LineProps = {
  label?: string;
  isChecked: boolean;
  isMixed?: boolean;
  isHead?: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function Line({ label, isChecked, isMixed = false, isHead = false, onToggle, children }: LineProps) {
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      minH="9"
      textStyle="sm"
      cursor="pointer"
      ps={isHead ? "3" : "6"}
      fontWeight={isHead ? "medium" : "normal"}
      bg={isHead ? "bg.subtle" : undefined}
      _hover={{ bg: "bg.muted" }}
    >
      <chakra.input
        type="checkbox"
        boxSize="4"
        flexShrink="0"
        accentColor="brand.solid"
        aria-label={label}
        checked={isChecked}
        ref={(box: HTMLInputElement | null) => {
          if (box) box.indeterminate = isMixed;
        }}
        onChange={onToggle}
        focusVisibleRing="outside"
      />
      <span>{children}</span>
    </chakra.label>
  );
}
