import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { Eye, Undo2 } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useLeaveView } from "../../shared/session/useViewAs";
import type { ViewAs } from "../../shared/session/viewAs";
import { ViewCheck } from "../ViewCheck";
import { viewAsTexts } from "./viewAsTexts";

/**
 * Always visible while an administrator views the portal as a group: names it, and leads back. The view ends if
 * the group is gone.
 */
export function ViewBanner({ view }: { view: ViewAs }) {
  const t = useT(viewAsTexts);
  const leave = useLeaveView();
  const text = t("viewingAs", { name: view.groupName });
  return (
    <Flex
      role="region"
      aria-label={text}
      h="10"
      px={{ base: "3", md: "4" }}
      gap="3"
      align="center"
      justify="space-between"
      bg="brand.subtle"
      color="brand.fg"
      borderBottomWidth="1px"
      borderColor="brand.muted"
    >
      <ViewCheck />
      <Flex gap="2.5" align="center" minW="0">
        <Box flexShrink="0">
          <Eye size={16} aria-hidden />
        </Box>
        <Text textStyle="sm" fontWeight="medium" truncate>
          {text}
        </Text>
        <Text textStyle="sm" truncate hideBelow="lg">
          {t("explained")}
        </Text>
      </Flex>
      <Button size="xs" variant="outline" colorPalette="brand" flexShrink="0" onClick={leave}>
        <Undo2 aria-hidden />
        {t("back")}
      </Button>
    </Flex>
  );
}
