import { Box, Button } from "@chakra-ui/react";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { useT } from "../../i18n/useT";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";
import { OpenedRow } from "./OpenedRow";
import { RowChanges } from "./RowChanges";
import { TargetFacts } from "./TargetFacts";
import { useTargets } from "./useTargets";

/** What a row was about and what changed; of several, the way to all of them. */
export function AuditAbout({ row }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  const targetsOf = useTargets();
  const [isOpen, setOpen] = useState(false);
  const calls = row.callCount ?? 1;
  const count = calls > 1 ? calls : (row.changes?.itemCount ?? 0);
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      {/* One call of many says nothing of the others. */}
      {calls > 1 ? null : <TargetFacts targets={targetsOf(row)} fields={[]} />}
      {isOpen ? null : <RowChanges row={row} />}
      {count > 1 ? (
        <Box>
          <Button
            size="xs"
            variant="ghost"
            ms="-2"
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            <Icon aria-hidden />
            {isOpen ? t("closeAll") : t("openAll", { count })}
          </Button>
        </Box>
      ) : null}
      {isOpen ? <OpenedRow row={row} /> : null}
    </>
  );
}
