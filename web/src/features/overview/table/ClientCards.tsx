import { Box, chakra } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { useNow } from "../../../shared/time/useNow";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { ClientCard } from "./ClientCard";
import type { ClientListProps } from "./StatusTable";

const cardHeight = 92;

/** The status table on a phone. */
export function ClientCards({ group, clients }: Pick<ClientListProps, "group" | "clients">) {
  const t = useT("overview");
  const now = useNow();
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(clients.length, cardHeight);
  return (
    <chakra.ul ref={container} listStyleType="none" aria-label={t("tableLabel", { group })}>
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {clients.slice(from, to).map((client) => (
        <ClientCard
          key={client.id}
          client={client}
          activity={activityOf(client.lastActiveDate, now)}
          height={cardHeight}
        />
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
}
