import { Badge, Box, Link as ChakraLink, Code, HStack, IconButton, Text } from "@chakra-ui/react";
import { CircleCheck, CircleX, Copy } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { untold } from "../../i18n/untold";
import { type T, useT } from "../../i18n/useT";
import { useCallWords } from "../../shared/audit/useCallWords";
import { formatDateTime } from "../../shared/time/format";
import { copyText } from "../../shared/ui/copyText";
import { toast } from "../../shared/ui/toastStore";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";

/** Author: a person's e-mail, a key, or the operator of the machine. */
export function whoText(t: T<typeof auditLogTexts>, { who, apiKeyId, call }: AuditRow): string {
  if (who !== null) return who;
  if (apiKeyId !== null) return t("byKey", { id: apiKeyId });
  return t(call?.startsWith("OPERATOR ") ? "byOperator" : "byNobody");
}

/** Reason for a refusal in words; undefined if it was not refused. */
export function refusalText(t: T<typeof auditLogTexts>, { done, refusal }: AuditRow): string | undefined {
  if (done !== false) return undefined;
  switch (refusal) {
    case "FORBIDDEN":
    case "NOT_FOUND":
    case "CONFLICT":
    case "VALIDATION_FAILED":
      return t(refusal);
    default:
      return refusal ?? t("otherRefusal");
  }
}

/** Author, and whom they acted as. */
export function Who({ row }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  return (
    <>
      {row.who === null ? (
        <Text as="span" color="fg.muted">
          {whoText(t, row)}
        </Text>
      ) : (
        <ChakraLink asChild color="fg" overflowWrap="anywhere">
          <Link to={`${paths.users}?q=${encodeURIComponent(row.who)}`}>{row.who}</Link>
        </ChakraLink>
      )}
      {row.actingGroup === null ? null : (
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {t("actingAs", { group: row.actingGroup.name })}
        </Text>
      )}
    </>
  );
}

/** The call in plain words, and by its name on the platform. */
export function What({ call }: Pick<AuditRow, "call">) {
  const words = useCallWords()(call);
  return (
    <Box>
      {call === null || words !== call ? <Text>{words}</Text> : null}
      <Code size="xs" variant="plain" bg="transparent" px="0" color="fg.muted" overflowWrap="anywhere">
        {call}
      </Code>
    </Box>
  );
}

/** Time; for several calls also the time of the first, if it was in another minute. */
export function When({ row: { time, firstTime } }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  const since = firstTime === null ? "" : formatDateTime(firstTime);
  return (
    <>
      {formatDateTime(time)}
      {since === "" || since === formatDateTime(time) ? null : (
        <Text textStyle="xs" color="fg.muted">
          {t("since", { time: since })}
        </Text>
      )}
    </>
  );
}

/** Result, with the reason of a refusal. */
export function Outcome({ row }: { row: AuditRow }) {
  const t = useT(auditLogTexts);
  if (row.done === null) return untold;
  const calls = row.callCount ?? 1;
  if (calls > 1 && row.refusedCount !== null && row.refusedCount > 0)
    return (
      <Badge colorPalette="red" whiteSpace="normal">
        <CircleX size={12} aria-hidden />
        {t("refusedOf", { refused: row.refusedCount, count: calls })}
      </Badge>
    );
  const reason = refusalText(t, row);
  const Icon = row.done ? CircleCheck : CircleX;
  return (
    <Box>
      <Badge colorPalette={row.done ? "green" : "red"} whiteSpace="nowrap">
        <Icon size={12} aria-hidden />
        {t(row.done ? "done" : "refused")}
      </Badge>
      {reason === undefined ? null : (
        <Text textStyle="xs" color="fg.error" pt="0.5">
          {reason}
        </Text>
      )}
    </Box>
  );
}

/** Request id, to find it in the logs. */
export function RequestId({ id }: { id: string | null }) {
  const t = useT(auditLogTexts);
  if (id === null || id === "") return untold;
  const copy = () =>
    copyText(id).then(
      () => toast.success(t("copied"), "copyRequest"),
      () => toast.error(t("notCopied"), "copyRequest"),
    );
  const label = t("copyRequest", { id });
  return (
    <HStack gap="0">
      <Code size="xs" variant="plain" bg="transparent" px="0" color="fg.muted" title={id}>
        {id.slice(0, 8)}
      </Code>
      <IconButton size="xs" variant="ghost" aria-label={label} title={label} onClick={copy}>
        <Copy aria-hidden />
      </IconButton>
    </HStack>
  );
}
