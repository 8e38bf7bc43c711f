import { Stack, Text } from "@chakra-ui/react";
import { BellRing } from "lucide-react";
import { adminClientTexts } from "../../../i18n/texts/adminClient";
import { useT } from "../../../i18n/useT";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient } from "../adminClient";

/** What it complains of now. */
export function AlarmsCard({ alarms }: Pick<AdminClient, "alarms">) {
  const t = useT(adminClientTexts);
  return (
    <PartCard title={t("alarms")} icon={<BellRing size={16} aria-hidden />}>
      {alarms.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {t("noAlarms")}
        </Text>
      ) : (
        <Stack as="ul" gap="1.5" listStyleType="none">
          {alarms.map(({ text }) => (
            <Text
              as="li"
              key={text}
              textStyle="sm"
              bg="bg.error"
              color="fg.error"
              rounded="l2"
              px="2.5"
              py="1"
              overflowWrap="anywhere"
            >
              {text}
            </Text>
          ))}
        </Stack>
      )}
    </PartCard>
  );
}
