import { Box, HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import {
  AuditChangesDocument,
  AuditLogDocument,
  useAuditChangesQuery,
  useAuditLogQuery,
} from "../../graphql/operations/auditLog";
import { useT } from "../../i18n/useT";
import { ItemChanges } from "../../shared/audit/ItemChanges";
import { useCallWords } from "../../shared/audit/useCallWords";
import { usePagedList } from "../../shared/live/usePagedList";
import { MorePages } from "../../shared/ui/MorePages";
import { PartFault } from "../../shared/ui/PartFault";
import { Outcome } from "./AuditFacts";
import { type AuditRow, auditVariables, filterOf } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { RowChanges } from "./RowChanges";
import { TargetFacts } from "./TargetFacts";
import { useTargets } from "./useTargets";

/** All calls of a row's request, or all items that its one call changed. */
export function OpenedRow({ row }: { row: AuditRow }) {
  return (row.callCount ?? 1) > 1 ? <Calls row={row} /> : <Items row={row} />;
}

function Calls({ row }: { row: AuditRow }) {
  const targetsOf = useTargets();
  const words = useCallWords();
  const { list, error, reload } = useCallsOf(row);
  return (
    <Opened list={list} error={error} onRetry={reload}>
      {(call) => (
        <>
          <HStack justify="space-between" align="start" gap="2" textStyle="sm">
            <Box minW="0" fontWeight="medium">
              <TargetFacts targets={targetsOf(call)} fields={[]} />
              {/* One press may send calls of several kinds. */}
              {call.call === row.call ? null : (
                <Text textStyle="xs" color="fg.muted">
                  {words(call.call)}
                </Text>
              )}
            </Box>
            {call.done === false ? <Outcome row={call} /> : null}
          </HStack>
          <RowChanges row={call} />
        </>
      )}
    </Opened>
  );
}

function Items({ row }: { row: AuditRow }) {
  const { list, error, reload } = useItemsOf(row);
  return (
    <Opened list={list} error={error} onRetry={reload}>
      {({ item }) => <ItemChanges item={item} isNamed />}
    </Opened>
  );
}

type OpenedProps<Row> = {
  list: { rows: readonly Row[]; isLoading: boolean; loadMore: (() => void) | null } | undefined;
  error: unknown;
  onRetry: () => void;
  children: (row: Row) => ReactNode;
};

function Opened<Row extends { id: string }>({ list, error, onRetry, children }: OpenedProps<Row>) {
  const t = useT(auditLogTexts);
  if (list === undefined)
    return error ? <PartFault text={t("loadFailed")} at={null} onRetry={onRetry} /> : <Skeleton h="16" />;
  return (
    <Stack gap="2" pt="1">
      <Stack as="ul" listStyleType="none" gap="2" aria-label={t("opened")}>
        {list.rows.map((row) => (
          <Box as="li" key={row.id} borderLeftWidth="2px" ps="2.5" minW="0">
            {children(row)}
          </Box>
        ))}
      </Stack>
      <MorePages shown={list.rows.length} total={null} isLoading={list.isLoading} onMore={list.loadMore} />
    </Stack>
  );
}

const pageSize = 25;

/** All calls of a row's request, page by page. */
function useCallsOf({ requestId, who }: AuditRow) {
  const filter = { ...filterOf(new URLSearchParams(), 0), requestId, search: who ?? "" };
  const variables = { first: pageSize, ...auditVariables(filter), grouped: false, withValues: true };
  const answer = useAuditLogQuery({ variables });
  return usePagedList({
    answer,
    document: AuditLogDocument,
    variables,
    listOf: ({ auditLog }) => auditLog && { ...auditLog, totalCount: null },
  });
}

/** All items that a row's call changed, page by page. */
function useItemsOf({ id }: AuditRow) {
  const variables = { id, first: pageSize };
  const answer = useAuditChangesQuery({ variables });
  return usePagedList({
    answer,
    document: AuditChangesDocument,
    variables,
    listOf: ({ auditChanges }) =>
      auditChanges && {
        ...auditChanges,
        totalCount: null,
        // Items of different kinds may have the same id.
        nodes: auditChanges.nodes.map((item) => ({ id: `${item.kind}/${item.id}`, item })),
      },
  });
}
