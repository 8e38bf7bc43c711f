import { Box, chakra } from "@chakra-ui/react";
import { memo, useCallback } from "react";
import { overviewTexts } from "../../../i18n/texts/overview";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { useVirtualRows } from "../../../shared/ui/useVirtualRows";
import { ClientCard } from "./ClientCard";
import { cardHeight } from "./cardHeight";
import { cardsStyle } from "./cardStyle";
import type { ClientListProps } from "./StatusTable";

/** The status table on a phone. */
export const ClientCards = memo(function ClientCards(props: ClientListProps) {
  const { group, clients, columns, turn, whole } = props;
  const t = useT(overviewTexts);
  const heightAt = useCallback(
    (index: number) => {
      const client = clients[index];
      return client === undefined ? 0 : cardHeight(client, columns);
    },
    [clients, columns],
  );
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(
    clients.length,
    heightAt,
    whole,
  );
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("tableLabel", { group })}
      css={cardsStyle}
      onKeyDown={moveFocus}
    >
      {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
      {clients.slice(from, to).map((client) => (
        <ClientCard key={client.id} client={client} activity={activityOf(client, turn)} columns={columns} />
      ))}
      {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
    </chakra.ul>
  );
});
