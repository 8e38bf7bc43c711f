import { HStack, Text } from "@chakra-ui/react";
import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { Eye } from "lucide-react";
import { useT } from "../../i18n/useT";
import { hasRole } from "./hasRole";
import { roleTexts } from "./roleTexts";
import { useLocalSession } from "./useLocalSession";

/** Says why there is nothing to change here, to whoever has a lesser role than `needed`. */
export function RoleNotice({ needed }: { needed: GroupRole }) {
  const t = useT(roleTexts);
  const session = useLocalSession();
  if (!session?.role || hasRole(session, needed)) return null;
  return (
    <HStack role="note" bg="bg.info" color="fg.info" rounded="l2" px="3" py="2" gap="3" align="start">
      <Eye size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
      <Text textStyle="sm">
        {t("lookOnly", { role: t(session.role) })} {t("askManager")}
      </Text>
    </HStack>
  );
}
