import { Badge, Box, Link as ChakraLink, chakra, HStack, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useLastTurn } from "../../../shared/clients/useLastTurn";
import { byName } from "../../../shared/text/order";
import { HeardAge, heardInFull } from "../../../shared/time/Age";
import { useRowHeight } from "../../../shared/ui/density";
import { StatusDot } from "../../../shared/ui/StatusDot";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { groupsTexts } from "../groupsTexts";

/** A group's clients with their status, each leading to its page. */
export function GroupClients({ clients }: { clients: readonly ClientRow[] }) {
  const t = useT(groupsTexts);
  const turn = useLastTurn(clients);
  const sorted = useMemo(() => [...clients].sort(byName), [clients]);
  const rowHeight = useRowHeight();
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(sorted.length, rowHeight);
  if (sorted.length === 0) return <Text color="fg.muted">{t("noClients")}</Text>;
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("clients")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      textStyle="sm"
    >
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {sorted.slice(from, to).map((client) => (
        <chakra.li
          key={client.id}
          display="flex"
          alignItems="center"
          gap="3"
          h={`${rowHeight}px`}
          px="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <StatusDot activity={activityOf(client, turn)} />
          <ChakraLink asChild color="fg" fontWeight="medium" truncate display="block" flex="1" minW="0">
            <Link
              to={paths.adminClient(client.id)}
              title={client.name}
              aria-description={heardInFull(client)}
            >
              {client.name}
            </Link>
          </ChakraLink>
          {client.alarms?.length ? (
            <Badge colorPalette="red" hideBelow="sm">{`${t("alerts")}: ${client.alarms.length}`}</Badge>
          ) : null}
          <HStack textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            <HeardAge client={client} isInList />
          </HStack>
        </chakra.li>
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}
