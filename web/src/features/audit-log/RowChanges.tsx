import { Box, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { auditChangesTexts } from "../../shared/audit/auditChangesTexts";
import { ItemChanges } from "../../shared/audit/ItemChanges";
import { useItemName } from "../../shared/audit/useItemName";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { shownFields } from "./auditTarget";

type Items = NonNullable<NonNullable<AuditRow["changes"]>["items"]>;

/** Changes of a row in words; if they are unknown, the names of the given fields. */
export function RowChanges({ row }: { row: AuditRow }) {
  const values = useT(auditChangesTexts);
  const { changes } = row;
  const isDone = row.done !== false || (row.callCount ?? 1) > (row.refusedCount ?? 0);
  const items = changes?.items ?? [];
  if (changes && items.length > 0 && isDone)
    return <Changed items={items} itemCount={changes.itemCount ?? items.length} />;
  return (
    <>
      {changes?.known === false && isDone ? (
        <Text textStyle="sm" color="fg.muted" fontStyle="italic" title={values("notKnownHint")}>
          {values("notKnown")}
        </Text>
      ) : null}
      <Fields row={row} />
    </>
  );
}

function Fields({ row }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  const fields = shownFields(row);
  if (fields.length === 0) return null;
  return (
    <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
      {t("fields", { names: fields.join(", ") })}
    </Text>
  );
}

/** A change that is the same for several items is shown once. */
function Changed({ items, itemCount }: { items: Items; itemCount: number }) {
  const t = useT(auditLogTexts);
  const name = useItemName();
  const [first] = items;
  if (first === undefined) return null;
  if (itemCount === 1) return <ItemChanges item={first} isNamed={!isClient(first)} />;
  const isAlike = items.every((item) => JSON.stringify(item.changes) === JSON.stringify(first.changes));
  const left = itemCount - items.length;
  const more = left > 0 ? ` ${t("more", { count: left })}` : "";
  if (isAlike)
    return (
      <Box>
        <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {items.map(name).join(", ")}
          {more}
        </Text>
        <ItemChanges item={first} />
      </Box>
    );
  return (
    <>
      {items.map((item) => (
        <ItemChanges key={`${item.kind}/${item.id}`} item={item} isNamed />
      ))}
      {more}
    </>
  );
}

const isClient = ({ kind }: Items[number]): boolean => kind === "CLIENT" || kind === "CONFIG";
