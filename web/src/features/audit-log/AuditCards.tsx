import { Box, Card, Flex, Stack, Text } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { AuditAbout } from "./AuditAbout";
import { Outcome, RequestId, What, When, Who } from "./AuditFacts";
import type { AuditRow } from "./auditFilter";
import { auditLogTexts } from "./auditLogTexts";

/** The log on a phone. */
export function AuditCards({ rows }: { rows: readonly AuditRow[] }) {
  const t = useT(auditLogTexts);
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label={t("tableLabel")}>
      {rows.map((row) => (
        <Card.Root
          as="li"
          key={row.id}
          px="4"
          py="3"
          gap="1.5"
          bg={row.done === false ? "bg.error" : "bg.panel"}
          borderColor={row.done === false ? "border.error" : "border"}
          data-done={row.done}
        >
          <Flex justify="space-between" gap="3" align="start">
            <Box minW="0" fontWeight="medium">
              <What call={row.call} />
            </Box>
            <Outcome row={row} />
          </Flex>
          <Box textStyle="sm" _empty={{ display: "none" }}>
            <AuditAbout row={row} />
          </Box>
          <Flex justify="space-between" gap="3" align="end">
            <Box textStyle="sm" minW="0">
              <Who row={row} />
              <Text as="div" textStyle="xs" color="fg.muted">
                <When row={row} />
              </Text>
            </Box>
            <RequestId id={row.requestId} />
          </Flex>
        </Card.Root>
      ))}
    </Stack>
  );
}
