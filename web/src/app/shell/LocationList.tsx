import { Box, Input, Text } from "@chakra-ui/react";
import { memo, useMemo, useRef, useState } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { type Activity, activityOf } from "../../shared/clients/activity";
import { type ClientRow, matchesClient } from "../../shared/clients/clientRow";
import { useLastTurn } from "../../shared/clients/useLastTurn";
import { ScrolledRows } from "../../shared/ui/ScrolledRows";
import { StatusDot } from "../../shared/ui/StatusDot";
import { paths } from "../paths";
import { SidebarLink } from "./SidebarLink";

/** From this number of locations on a filter is worth its room. */
const filterFrom = 8;
const rowHeight = 36;

/** Every location with its dot; of many only the visible ones are rendered. */
export function LocationList({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT(shellTexts);
  const turn = useLastTurn(clients);
  const [search, setSearch] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const found = useMemo(() => clients.filter((client) => matchesClient(client, search)), [clients, search]);
  return (
    <>
      {clients.length >= filterFrom ? (
        <Box px="3" pb="2">
          <Input
            type="search"
            size="sm"
            fontSize={{ base: "md", md: "sm" }}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t("findLocation")}
            aria-label={t("findLocation")}
          />
        </Box>
      ) : null}
      <Box ref={scroller} flex="1" minH="0" overflowY="auto" px="2">
        {found.length === 0 && search !== "" ? (
          <Text px="2" py="2" textStyle="sm" color="fg.subtle">
            {t("noMatch")}
          </Text>
        ) : null}
        <Box
          as="ul"
          aria-label={t("locations")}
          listStyleType="none"
          position="relative"
          h={`${found.length * rowHeight}px`}
        >
          <ScrolledRows scroller={scroller} count={found.length} rowHeight={rowHeight}>
            {(index, top) => {
              const client = found[index];
              if (client === undefined) return null;
              return (
                <LocationRow
                  key={client.id}
                  id={client.id}
                  name={client.name}
                  activity={activityOf(client, turn)}
                  top={top}
                  height={rowHeight}
                />
              );
            }}
          </ScrolledRows>
        </Box>
      </Box>
    </>
  );
}

type LocationRowProps = {
  id: string;
  name: string;
  activity: Activity;
  /** Pixels from the top of the list, and of the row. */
  top: number;
  height: number;
};

/** One location of the sidebar. Other reports of its device don't render it. */
const LocationRow = memo(function LocationRow({ id, name, activity, top, height }: LocationRowProps) {
  return (
    <Box
      as="li"
      position="absolute"
      insetX="0"
      h={`${height}px`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <SidebarLink to={paths.client(id)} icon={<StatusDot activity={activity} />}>
        {name}
      </SidebarLink>
    </Box>
  );
});
