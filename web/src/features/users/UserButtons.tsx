import { Button, HStack, Menu, Portal } from "@chakra-ui/react";
import { EllipsisVertical, KeyRound, Pencil, ShieldOff, UserCheck } from "lucide-react";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { IconAction } from "../../shared/ui/IconAction";
import { MenuAction } from "../../shared/ui/MenuAction";
import { isInvited, isWaiting, labelOf, type UserRow } from "../../shared/users/userRow";
import { usersTexts } from "../../shared/users/usersTexts";
import { accountTexts } from "./account/accountTexts";
import { type AskChange, changesOf, deedsOf, type OpenAccount, userChangeIcons } from "./userChanges";

type UserButtonsProps = { user: UserRow; ask: AskChange; open: OpenAccount };

const deedIcons = { editUser: Pencil, linkUser: KeyRound, takeFactors: ShieldOff } as const;

/** Buttons of a user; the confirmation of a sign-up comes first. */
export function UserButtons({ user, ask, open }: UserButtonsProps) {
  const t = useT(usersTexts);
  const account = useT(accountTexts);
  const offers = useOffers();
  const hasRights = offers.has("USER_RIGHTS");
  const ownId = useLocalSession()?.userId;
  const name = labelOf(user);
  return (
    <HStack gap="1" justify="end">
      {hasRights && isWaiting(user) ? (
        <Button
          size="xs"
          variant="outline"
          colorPalette="brand"
          aria-label={t("confirmOf", { name })}
          onClick={() => ask("confirm", [user])}
        >
          <UserCheck aria-hidden />
          {t("confirm")}
        </Button>
      ) : null}
      <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
        <Menu.Trigger asChild>
          <IconAction
            icon={EllipsisVertical}
            color="fg.muted"
            label={t("menuOf", { name })}
            title={t("actions")}
          />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={t("menuOf", { name })}>
              {deedsOf(user, offers, ownId).map((deed) => (
                <MenuAction
                  key={deed}
                  value={deed}
                  icon={deedIcons[deed]}
                  label={account(deed === "linkUser" && isInvited(user) ? "inviteAgain" : deed)}
                  onClick={() => open(deed, user)}
                />
              ))}
              {changesOf(user, hasRights).map((kind) => (
                <MenuAction
                  key={kind}
                  value={kind}
                  icon={userChangeIcons[kind]}
                  label={t(kind)}
                  isDangerous={kind === "deleteUsers"}
                  onClick={() => ask(kind, [user])}
                />
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </HStack>
  );
}
