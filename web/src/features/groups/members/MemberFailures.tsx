import { Box, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import type { BulkFault } from "../../../shared/bulk/bulkFault";
import type { BulkError } from "../../../shared/bulk/bulkResult";
import { groupsTexts } from "../groupsTexts";

export type MemberFailure = { id: string; name: string; error: BulkError };

/** Number of failures named. */
const named = 10;

type MemberFailuresProps = {
  failures: readonly MemberFailure[];
  /** Fault of the last try. */
  fault: BulkFault | null;
  /** Reason of a refusal, in the screen's language. */
  reasonOf: (error: BulkError) => string;
};

export function MemberFailures({ failures, fault, reasonOf }: MemberFailuresProps) {
  const t = useT(groupsTexts);
  if (fault !== null) return <BulkNotice fault={fault} isTrial={false} />;
  if (failures.length === 0) return null;
  const more = failures.length - named;
  return (
    <Box role="alert" textStyle="sm" bg="bg.error" color="fg.error" rounded="l2" px="3" py="2">
      <Text fontWeight="medium">{t("failedHere")}</Text>
      {failures.slice(0, named).map(({ id, name, error }) => (
        <Text key={id} overflowWrap="anywhere">{`${name}: ${reasonOf(error)}`}</Text>
      ))}
      {more > 0 ? <Text>{t("more", { count: more })}</Text> : null}
    </Box>
  );
}
