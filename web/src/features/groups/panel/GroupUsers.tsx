import { Badge, Box, Link as ChakraLink, chakra, Skeleton, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useT } from "../../../i18n/useT";
import { PartFault } from "../../../shared/ui/PartFault";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { isWaiting, labelOf, type UserRow } from "../../../shared/users/userRow";
import { groupsTexts } from "../groupsTexts";

type GroupUsersProps = {
  /** Undefined until loaded. */
  users: readonly UserRow[] | undefined;
  failed: boolean;
  onRetry: () => void;
};

/** Users who see the group's clients, with links to their accounts. */
export function GroupUsers({ users, failed, onRetry }: GroupUsersProps) {
  const t = useT(groupsTexts);
  const ui = useT(uiTexts);
  if (users === undefined)
    return failed ? (
      <PartFault text={t("usersFailed")} at={null} onRetry={onRetry} />
    ) : (
      <Box role="status" aria-label={ui("loading")}>
        <Skeleton h="10rem" />
      </Box>
    );
  if (users.length === 0) return <Text color="fg.muted">{t("noUsers")}</Text>;
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={t("users")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      textStyle="sm"
    >
      {users.map((user) => (
        <chakra.li
          key={user.id}
          display="flex"
          alignItems="center"
          gap="3"
          minH="11"
          px="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <ChakraLink asChild color="fg" fontWeight="medium" flex="1" minW="0" overflowWrap="anywhere">
            <Link to={`${paths.users}?q=${encodeURIComponent(user.email ?? user.username ?? "")}`}>
              {labelOf(user)}
            </Link>
          </ChakraLink>
          <Text textStyle="sm" color="fg.muted" truncate>
            {user.username === labelOf(user) ? "" : user.username}
          </Text>
          {isWaiting(user) ? <Badge colorPalette="orange">{t("waiting")}</Badge> : null}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
