import { Box, Button, HStack, Text } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { useT } from "../../i18n/useT";
import { usersTexts } from "../../shared/users/usersTexts";

type WaitingNoticeProps = { count: number; onShow: () => void };

/** Somebody signed up, and nobody let them in yet. */
export function WaitingNotice({ count, onShow }: WaitingNoticeProps) {
  const t = useT(usersTexts);
  return (
    <HStack role="note" bg="bg.warning" color="fg.warning" rounded="lg" ps="4" pe="2" py="2" gap="3">
      <UserPlus size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Box flex="1" textStyle="sm">
        <Text fontWeight="medium">{t("waitingNotice", { count })}</Text>
        <Text>{t("waitingText")}</Text>
      </Box>
      <Button size="sm" variant="plain" color="inherit" onClick={onShow}>
        {t("showWaiting")}
      </Button>
    </HStack>
  );
}
