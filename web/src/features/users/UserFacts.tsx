import { Badge, Link as ChakraLink, HStack } from "@chakra-ui/react";
import { Clock, MailPlus, ShieldCheck, Video } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { noValue } from "../../shared/number/format";
import { formatDateTime } from "../../shared/time/format";
import { useNow } from "../../shared/time/useNow";
import { isInvited, isWaiting, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { accountTexts } from "./account/accountTexts";
import { useRoleName } from "./account/RoleChoice";

type Invitation = NonNullable<UserRow["invitation"]>;

/** True if there are badges for the user. */
export const hasRights = (user: UserRow): boolean =>
  isWaiting(user) ||
  isInvited(user) ||
  user.admin === true ||
  user.labeller === true ||
  shownRole(user) !== null;

/** A role that is not the usual one of an editor; null: none, or of no group. */
const shownRole = ({ role, group }: UserRow) => (group === null || role === "EDITOR" ? null : role);

/** Badges of a person's rights, and of an unconfirmed sign-up. */
export function UserRights({ user }: { user: UserRow }) {
  const t = useT(usersTexts);
  const roleName = useRoleName();
  const role = shownRole(user);
  return (
    <HStack gap="1" wrap="nowrap">
      {isWaiting(user) ? (
        <Badge colorPalette="orange" whiteSpace="nowrap">
          <Clock size={12} aria-hidden />
          {t("waitingBadge")}
        </Badge>
      ) : null}
      {user.invitation === null ? null : <InvitationBadge invitation={user.invitation} />}
      {user.admin === true ? (
        <Badge colorPalette="brand" whiteSpace="nowrap">
          <ShieldCheck size={12} aria-hidden />
          {t("adminBadge")}
        </Badge>
      ) : null}
      {role === null ? null : <Badge whiteSpace="nowrap">{roleName(role)}</Badge>}
      {user.labeller === true ? (
        <Badge colorPalette="blue" whiteSpace="nowrap">
          <Video size={12} aria-hidden />
          {t("labellerBadge")}
        </Badge>
      ) : null}
    </HStack>
  );
}

/** How far an invitation has come: red where the person has no good link. */
export function InvitationBadge({ invitation: { expireDate, mail } }: { invitation: Invitation }) {
  const t = useT(accountTexts);
  const now = useNow();
  const isFailed = mail === "FAILED";
  const isOver = !isFailed && mail !== "WAITING" && (expireDate === null || expireDate <= now);
  const word = isFailed ? "mailFailedBadge" : isOver ? "expiredBadge" : "invitedBadge";
  return (
    <Badge
      colorPalette={isFailed || isOver ? "red" : "purple"}
      whiteSpace="nowrap"
      title={
        expireDate === null || isOver ? undefined : t("invitedUntil", { at: formatDateTime(expireDate) })
      }
    >
      <MailPlus size={12} aria-hidden />
      {t(word)}
    </Badge>
  );
}

/** Link to the person's group; administrators have none. */
export function UserGroup({ user }: { user: UserRow }) {
  const t = useT(usersTexts);
  const { group, admin, hasGroup } = user;
  if (group === null) return admin === true || hasGroup === null ? noValue : t("noGroup");
  return (
    <ChakraLink asChild variant="underline" color="fg" display="inline">
      <Link to={`${paths.groups}?group=${encodeURIComponent(group.id)}`} title={group.name}>
        {group.name}
      </Link>
    </ChakraLink>
  );
}
