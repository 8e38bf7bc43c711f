import { Button, HStack, Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { StaleNotice } from "../../../shared/ui/StaleNotice";
import { uiTexts } from "../../../shared/ui/uiTexts";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import { groupsTexts } from "../groupsTexts";

/** The users could not be had: what is shown of them is old, or missing. */
export function UsersNotice({ people }: { people: AllUsers }) {
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  const { users, at, refresh } = people;
  if (users !== undefined) return <StaleNotice text={t("usersFailed")} at={at} onRetry={refresh} />;
  return (
    <HStack role="alert" bg="bg.error" color="fg.error" rounded="lg" ps="4" pe="2" py="1.5" gap="3">
      <Text textStyle="sm" flex="1">
        {t("usersFailed")}
      </Text>
      <Button size="xs" variant="plain" color="inherit" onClick={refresh}>
        {ui("retry")}
      </Button>
    </HStack>
  );
}
