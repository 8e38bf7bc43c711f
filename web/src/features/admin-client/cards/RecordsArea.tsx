import { Button, HStack, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/useT";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { AdminClientRecords } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";
import type { Records } from "../useRecords";

type RecordsAreaProps = { records: Records; children: (data: AdminClientRecords) => ReactNode };

/** Content from the records, or their loading and error states. */
export function RecordsArea({ records: { data, failed, reload }, children }: RecordsAreaProps) {
  const t = useT(adminClientTexts);
  const ui = useT(uiTexts);
  if (data !== undefined) return children(data);
  if (!failed) return <Skeleton h="10" role="status" aria-label={ui("loading")} />;
  return (
    <HStack role="alert" justify="space-between" color="fg.error" textStyle="sm">
      {t("recordsFailed")}
      <Button size="xs" variant="outline" onClick={reload}>
        {t("tryAgain")}
      </Button>
    </HStack>
  );
}
