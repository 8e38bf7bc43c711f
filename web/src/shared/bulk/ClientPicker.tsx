import { Box, Button, HStack, Stack, Text } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useState } from "react";
import { useT } from "../../i18n/useT";
import { type ClientRow, matchesClient } from "../clients/clientRow";
import { SearchField } from "../ui/SearchField";
import { bulkTexts } from "./bulkTexts";
import { GroupOfClients } from "./GroupOfClients";
import { groupedClients } from "./groupedClients";

/** Up to here all groups stand open. */
const openUpTo = 100;

type ClientPickerProps = {
  clients: readonly ClientRow[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Devices to choose from, group by group. What was chosen and is out of sight stays chosen. */
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
    <Stack gap="3" minH="0">
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
        {t("picked", { count: chosen.size })}
        {outOfSight > 0 ? ` · ${t("outOfSight", { count: outOfSight })}` : ""}
      </Text>
    </Stack>
  );
}
