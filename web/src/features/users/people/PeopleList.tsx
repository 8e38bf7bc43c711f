import { Badge, Box, chakra, Flex, HStack, Menu, Portal, Text } from "@chakra-ui/react";
import { EllipsisVertical, MailPlus, UserCog, UserMinus } from "lucide-react";
import { MailAccountLinkDocument } from "../../../graphql/operations/users";
import { useT } from "../../../i18n/useT";
import { useChange } from "../../../shared/change/useChange";
import { noValue } from "../../../shared/number/format";
import { useOffers } from "../../../shared/offers/useOffers";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { IconAction } from "../../../shared/ui/IconAction";
import { MenuAction } from "../../../shared/ui/MenuAction";
import { PageMessage } from "../../../shared/ui/PageState";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { isInvited, labelOf, type UserRow } from "../../../shared/users/userRow";
import { usersTexts } from "../../../shared/users/usersTexts";
import { useRoleName } from "../account/RoleChoice";
import { InvitationBadge } from "../UserFacts";
import { nameOf } from "../userList";
import { peopleTexts } from "./peopleTexts";

type PeopleListProps = {
  users: readonly UserRow[];
  onOpen: (deed: "role" | "remove", user: UserRow) => void;
  /** Called when an invitation was sent again. */
  onSent: () => void;
};

/** The people of a group, with their roles. Nobody changes the own one. */
export function PeopleList({ users, onOpen, onSent }: PeopleListProps) {
  const t = useT(peopleTexts);
  const roleName = useRoleName();
  const ownId = useLocalSession()?.userId;
  if (users.length === 0) return <PageMessage icon={<UserCog />} title={t("none")} />;
  return (
    <chakra.ul
      listStyleType="none"
      aria-label={t("title")}
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      maxW="56rem"
    >
      {users.map((user) => (
        <Flex
          as="li"
          key={user.id}
          gap="3"
          align="center"
          px="4"
          py="3"
          borderBottomWidth="1px"
          _last={{ borderBottomWidth: 0 }}
        >
          <Box flex="1" minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {nameOf(user) || labelOf(user)}
            </Text>
            {nameOf(user) === "" ? null : (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {user.email ?? noValue}
              </Text>
            )}
          </Box>
          <HStack gap="1.5" wrap="wrap" justify="end">
            {user.invitation === null ? null : <InvitationBadge invitation={user.invitation} />}
            {user.id === ownId ? <Badge>{t("you")}</Badge> : null}
            {user.role === null ? null : <Badge>{roleName(user.role)}</Badge>}
          </HStack>
          <Box w="9">
            {user.id === ownId ? null : <PersonMenu user={user} onOpen={onOpen} onSent={onSent} />}
          </Box>
        </Flex>
      ))}
    </chakra.ul>
  );
}

type PersonMenuProps = Omit<PeopleListProps, "users"> & { user: UserRow };

function PersonMenu({ user, onOpen, onSent }: PersonMenuProps) {
  const t = useT(peopleTexts);
  const users = useT(usersTexts);
  const canMail = useOffers().has("ACCOUNT_MAIL");
  const { change } = useChange();
  const name = labelOf(user);
  const send = async () => {
    const about = `user:${user.id}`;
    const sent = await change(MailAccountLinkDocument, { id: user.id, dryRun: false });
    if (sent === null) return;
    if (sent.fault !== null) return sayFailed(sent.fault, t("sendFailed"), about);
    toast.success(t("sentAgain", { email: user.email ?? "" }), about);
    onSent();
  };
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <IconAction
          icon={EllipsisVertical}
          color="fg.muted"
          label={users("menuOf", { name })}
          title={users("actions")}
        />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={users("menuOf", { name })}>
            <MenuAction
              value="role"
              icon={UserCog}
              label={t("changeRole")}
              onClick={() => onOpen("role", user)}
            />
            {isInvited(user) && canMail ? (
              <MenuAction
                value="inviteAgain"
                icon={MailPlus}
                label={t("inviteAgain")}
                onClick={() => void send()}
              />
            ) : null}
            <MenuAction
              value="remove"
              icon={UserMinus}
              label={t(isInvited(user) ? "withdraw" : "takeOut")}
              isDangerous
              onClick={() => onOpen("remove", user)}
            />
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
