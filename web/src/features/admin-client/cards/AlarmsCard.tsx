import { Flex, Text } from "@chakra-ui/react";
import { BellRing } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { Age } from "../../../shared/time/Age";
import { PartCard } from "../../../shared/ui/PartCard";
import type { AdminClient } from "../adminClient";
import { adminClientTexts } from "../adminClientTexts";

/** What it complains of now, above all else; nothing where it does not, or nobody tells. */
export function AlarmsCard({ client: { alarms, info, timeZone } }: { client: AdminClient }) {
  const t = useT(adminClientTexts);
  if (!alarms?.length) return null;
  return (
    <PartCard
      title={t("alarms")}
      icon={<BellRing size={16} aria-hidden />}
      aside={
        info.alarmLastActiveDate === null ? null : (
          <Text textStyle="xs" color="fg.muted">
            <Age at={info.alarmLastActiveDate} timeZone={timeZone} />
          </Text>
        )
      }
    >
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
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
      </Flex>
    </PartCard>
  );
}
