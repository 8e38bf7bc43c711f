import { Badge, Link as ChakraLink, HStack } from "@chakra-ui/react";
import { Clock, ShieldCheck, Video } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { isWaiting, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";

/** True if there are badges for the user. */
export const hasRights = (user: UserRow): boolean =>
  isWaiting(user) || user.admin === true || user.labeller === true;

/** Badges of a person's rights, and of an unconfirmed sign-up. */
export function UserRights({ user }: { user: UserRow }) {
  const t = useT(usersTexts);
  return (
    <HStack gap="1" wrap="nowrap">
      {isWaiting(user) ? (
        <Badge colorPalette="orange" whiteSpace="nowrap">
          <Clock size={12} aria-hidden />
          {t("waitingBadge")}
        </Badge>
      ) : null}
      {user.admin === true ? (
        <Badge colorPalette="brand" whiteSpace="nowrap">
          <ShieldCheck size={12} aria-hidden />
          {t("adminBadge")}
        </Badge>
      ) : null}
      {user.labeller === true ? (
        <Badge colorPalette="blue" whiteSpace="nowrap">
          <Video size={12} aria-hidden />
          {t("labellerBadge")}
        </Badge>
      ) : null}
    </HStack>
  );
}

/** Link to the person's group; administrators have none. */
export function UserGroup({ user }: { user: UserRow }) {
  const t = useT(usersTexts);
  const { group, admin } = user;
  if (group === null) return admin === true ? "-" : t("noGroup");
  return (
    <ChakraLink asChild variant="underline" color="fg" display="inline">
      <Link to={`${paths.groups}?group=${encodeURIComponent(group.id)}`} title={group.name}>
        {group.name}
      </Link>
    </ChakraLink>
  );
}
