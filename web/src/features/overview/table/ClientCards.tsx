import { Box, chakra, HStack, IconButton, NativeSelect, Stack } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { activityOf } from "../../../shared/clients/activity";
import { useNow } from "../../../shared/time/useNow";
import { columnKeys } from "../overviewState";
import { ClientCard } from "./ClientCard";
import { useColumns } from "./columns";
import type { ClientListProps } from "./StatusTable";
import { useVirtualRows } from "./useVirtualRows";

const cardHeight = 92;

/** The status table on a phone. */
export function ClientCards({ group, clients, sort, onSort }: ClientListProps) {
  const t = useT("overview");
  const now = useNow();
  const columns = useColumns();
  const { container, from, to, before, after } = useVirtualRows<HTMLUListElement>(clients.length, cardHeight);
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <Stack gap="0">
      <HStack px="4" py="2" borderBottomWidth="1px">
        <NativeSelect.Root size="sm" flex="1">
          <NativeSelect.Field
            aria-label={t("sort")}
            value={sort.column}
            onChange={({ currentTarget: { value } }) => {
              const column = columnKeys.find((key) => key === value);
              if (column !== undefined) onSort({ ...sort, column });
            }}
          >
            {columns.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={t(sort.descending ? "descending" : "ascending")}
          onClick={() => onSort({ ...sort, descending: !sort.descending })}
        >
          <Arrow aria-hidden />
        </IconButton>
      </HStack>
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
    </Stack>
  );
}
