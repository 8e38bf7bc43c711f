import { Box, Button, Flex, HStack, IconButton, Stack, Text } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { type ClientRow, matchesClient } from "../clients/clientRow";
import { byName } from "../text/order";
import { SearchField } from "../ui/SearchField";
import { bulkTexts } from "./bulkTexts";
import { PickLine } from "./PickLine";

/** Up to this many devices all groups are expanded. */
const openUpTo = 100;

type ClientPickerProps = {
  clients: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Devices to choose from, by group. Chosen devices stay chosen when a filter hides them. */
export function ClientPicker({ clients, chosen, onChange }: ClientPickerProps) {
  const t = useT(bulkTexts);
  const [typed, setTyped] = useState("");
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const wanted = useDeferredValue(typed);
  const shown = useMemo(() => clients.filter((client) => matchesClient(client, wanted)), [clients, wanted]);
  const groups = useMemo(() => groupedClients(shown), [shown]);
  const isOpen = (id: string) => shown.length <= openUpTo !== turned.has(id);
  const outOfSight = chosen.size - shown.filter(({ id }) => chosen.has(id)).length;
  const withAll = (ids: readonly string[]) => onChange(new Set([...chosen, ...ids]));
  const without = (ids: readonly string[]) => {
    const gone = new Set(ids);
    onChange(new Set([...chosen].filter((id) => !gone.has(id))));
  };
  const turn = (id: string) => {
    const next = new Set(turned);
    if (!next.delete(id)) next.add(id);
    setTurned(next);
  };
  return (
    <Stack gap="3">
      <HStack gap="2" wrap="wrap">
        <SearchField
          label={t("pickSearch")}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
          flex="1"
          minW="12rem"
        />
        <Button
          size="sm"
          variant="outline"
          onClick={() => withAll(groups.flatMap(({ members }) => members.map(({ id }) => id)))}
        >
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
              isOpen={isOpen(id)}
              onTurn={() => turn(id)}
              onChoose={withAll}
              onDrop={without}
            />
          ))
        )}
      </Box>
      <Text role="status" textStyle="sm" color="fg.muted">
        {t("selected", { count: chosen.size })}
        {outOfSight > 0 ? ` · ${t("outOfSight", { count: outOfSight })}` : ""}
      </Text>
    </Stack>
  );
}

type ClientGroup = {
  id: string;
  /** Null: devices without a group. */
  name: string | null;
  members: ClientRow[];
};

/** Devices by their first group, groups and devices by name. Devices without a group come last. */
function groupedClients(clients: readonly ClientRow[]): ClientGroup[] {
  const groups = new Map<string, ClientGroup>();
  for (const client of [...clients].sort(byName)) {
    const { id, name } = client.groups?.[0] ?? { id: "", name: null };
    const group = groups.get(id) ?? { id, name, members: [] };
    groups.set(id, group);
    group.members.push(client);
  }
  const [named, unnamed] = [[...groups.values()], groups.get("")];
  const sorted = named
    .flatMap((group) => (group.name === null ? [] : [{ ...group, name: group.name }]))
    .sort(byName);
  return unnamed === undefined ? sorted : [...sorted, unnamed];
}

type GroupOfClientsProps = {
  name: string;
  members: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  isOpen: boolean;
  onTurn: () => void;
  onChoose: (ids: readonly string[]) => void;
  onDrop: (ids: readonly string[]) => void;
};

/** The devices of one group; all or some can be chosen. */
function GroupOfClients(props: GroupOfClientsProps) {
  const { name, members, chosen, isOpen, onTurn, onChoose, onDrop } = props;
  const t = useT(bulkTexts);
  const ids = members.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  const isWhole = count === ids.length;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box role="group" aria-label={name}>
      <Flex bg="bg.subtle" align="center">
        <Box flex="1" minW="0">
          <PickLine
            label={t("pickGroup", { name })}
            isChecked={isWhole}
            isMixed={count > 0 && !isWhole}
            onToggle={() => (isWhole ? onDrop(ids) : onChoose(ids))}
          >
            <Text as="span" fontWeight="medium">
              {name}
            </Text>
            <Text as="span" textStyle="xs" color="fg.muted" ms="2">
              {count > 0 ? `${count} / ${ids.length}` : ids.length}
            </Text>
          </PickLine>
        </Box>
        <IconButton
          size="xs"
          variant="ghost"
          me="1"
          aria-label={t(isOpen ? "foldGroup" : "unfoldGroup", { name })}
          aria-expanded={isOpen}
          onClick={onTurn}
        >
          <Arrow aria-hidden />
        </IconButton>
      </Flex>
      {isOpen
        ? members.map((client) => (
            <PickLine
              key={client.id}
              label={`${client.name}, ${client.hardwareType ?? t("untoldType")}`}
              isChecked={chosen.has(client.id)}
              onToggle={() => (chosen.has(client.id) ? onDrop([client.id]) : onChoose([client.id]))}
              ps="6"
            >
              {client.name}
              <Text as="span" textStyle="xs" color="fg.muted" ms="2">
                {client.hardwareType ?? "-"}
              </Text>
            </PickLine>
          ))
        : null}
    </Box>
  );
}
