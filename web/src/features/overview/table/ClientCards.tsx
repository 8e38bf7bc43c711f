import { Box, chakra } from "@chakra-ui/react";
import { memo, useCallback, useMemo, useRef } from "react";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { moveFocus } from "../../../shared/clients/list/moveFocus";
import { RowsInSight } from "../../../shared/ui/RowsInSight";
import { overviewTexts } from "../overviewTexts";
import { ClientCard } from "./ClientCard";
import { cardHeight } from "./cardHeight";
import { cardsStyle } from "./cardStyle";
import type { ClientListProps } from "./StatusTable";

/** The status table on a phone. */
export const ClientCards = memo(function ClientCards(props: ClientListProps) {
  const { group, clients, columns, turn, whole } = props;
  const t = useT(overviewTexts);
  const keys = useMemo(() => columns.map(({ key }) => key), [columns]);
  const heightAt = useCallback(
    (index: number) => {
      const client = clients[index];
      return client === undefined ? 0 : cardHeight(client, keys);
    },
    [clients, keys],
  );
  const container = useRef<HTMLUListElement>(null);
  return (
    <chakra.ul
      ref={container}
      listStyleType="none"
      aria-label={t("tableLabel", { group })}
      css={cardsStyle}
      onKeyDown={moveFocus}
    >
      <RowsInSight container={container} count={clients.length} rowHeight={heightAt} whole={whole}>
        {({ from, to, before, after }) => (
          <>
            {before > 0 ? <Box as="li" aria-hidden h={`${before}px`} /> : null}
            {clients.slice(from, to).map((client) => (
              <ClientCard
                key={client.id}
                client={client}
                activity={activityOf(client, turn)}
                columns={columns}
              />
            ))}
            {after > 0 ? <Box as="li" aria-hidden h={`${after}px`} /> : null}
          </>
        )}
      </RowsInSight>
    </chakra.ul>
  );
});
