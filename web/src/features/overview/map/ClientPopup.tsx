import { Link as ChakraLink, HStack, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useT } from "../../../i18n/useT";
import { type Activity, heardDateOf } from "../../../shared/clients/activity";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { Age } from "../../../shared/time/Age";
import { StatusDot, useActivityLabel } from "../../../shared/ui/StatusDot";
import { overviewTexts } from "../overviewTexts";
import { useClientPath } from "../useClientPath";

/** What a pressed marker tells of its device. */
export function ClientPopup({ client, activity }: { client: ClientRow; activity: Activity }) {
  const t = useT(overviewTexts);
  const label = useActivityLabel();
  const heardDate = heardDateOf(client);
  return (
    <Stack gap="1">
      <Text as="span" fontWeight="semibold">
        {client.name}
      </Text>
      <HStack as="span" gap="2" color="fg.muted">
        <StatusDot activity={activity} decorative />
        <span>
          {label(activity)}
          {heardDate === null ? null : (
            <>
              {", "}
              <Age at={heardDate} timeZone={client.timeZone} />
            </>
          )}
        </span>
      </HStack>
      <ChakraLink asChild alignSelf="start" fontWeight="medium">
        <Link to={useClientPath()(client)}>{t("open")}</Link>
      </ChakraLink>
    </Stack>
  );
}
