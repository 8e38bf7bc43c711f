import { Badge, Box, Button, Flex, Text } from "@chakra-ui/react";
import { History } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { auditChangesTexts } from "../../../shared/audit/auditChangesTexts";
import { ItemChanges } from "../../../shared/audit/ItemChanges";
import { isOfClient } from "../../../shared/audit/kindsOfClients";
import { useCallWords } from "../../../shared/audit/useCallWords";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient, AdminClientRecords } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import type { Records } from "../useRecords";
import { RecordsArea } from "./RecordsArea";

type Entry = NonNullable<AdminClientRecords["auditLog"]>["nodes"][number];

/** The latest changes of the device, including failed attempts, with their authors. */
export function HistoryCard({ client, records }: { client: AdminClient; records: Records }) {
  const t = useT(adminClientTexts);
  return (
    <PartCard
      title={t("history")}
      icon={<History size={16} aria-hidden />}
      aside={
        <Button asChild size="xs" variant="outline">
          <Link to={`${paths.auditLog}?client=${encodeURIComponent(client.id)}`}>{t("wholeHistory")}</Link>
        </Button>
      }
    >
      <RecordsArea records={records}>
        {({ auditLog }) => {
          const entries = auditLog?.nodes ?? [];
          if (entries.length === 0)
            return (
              <Text textStyle="sm" color="fg.muted">
                {t("noHistory")}
              </Text>
            );
          return (
            <Box as="ul" listStyleType="none" aria-label={t("history")}>
              {entries.map((entry) => (
                <EntryLine key={entry.id} entry={entry} clientId={client.id} />
              ))}
            </Box>
          );
        }}
      </RecordsArea>
    </PartCard>
  );
}

type EntryLineProps = { entry: Entry; clientId: string };

/** Of a call on several devices, only the changes of this one. */
const itemsOf = (changes: Entry["changes"], clientId: string) =>
  (changes?.items ?? []).filter(({ id, kind }) => id === clientId || kind === null || !isOfClient(kind));

function EntryLine({ entry: { call, done, time, who, apiKeyId, changes }, clientId }: EntryLineProps) {
  const t = useT(adminClientTexts);
  const values = useT(auditChangesTexts);
  const words = useCallWords();
  return (
    <Box as="li" py="2" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" justify="space-between" align="start" textStyle="sm">
        <Text overflowWrap="anywhere">{words(call)}</Text>
        {done === false ? (
          <Badge colorPalette="red" whiteSpace="nowrap">
            {t("refused")}
          </Badge>
        ) : null}
      </Flex>
      {done === false
        ? null
        : itemsOf(changes, clientId).map((item) => (
            <ItemChanges
              key={`${item.kind}/${item.id}`}
              item={item}
              isNamed={item.kind === null || !isOfClient(item.kind)}
            />
          ))}
      {changes?.known === false && done !== false ? (
        <Text textStyle="xs" color="fg.muted" fontStyle="italic">
          {values("notKnown")}
        </Text>
      ) : null}
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        <Age at={time} isNever={false} />
        {` · ${who ?? (apiKeyId === null ? t("byNobody") : t("byKey", { id: apiKeyId }))}`}
      </Text>
    </Box>
  );
}
