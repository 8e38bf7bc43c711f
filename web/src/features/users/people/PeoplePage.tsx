import { useApolloClient } from "@apollo/client/react";
import { Button, Dialog, Text } from "@chakra-ui/react";
import { MailPlus } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../i18n/useT";
import { OvertakenHost } from "../../../shared/merge/OvertakenHost";
import { useOffers } from "../../../shared/offers/useOffers";
import { LoadedPage } from "../../../shared/ui/LoadedPage";
import { PageHead } from "../../../shared/ui/PageHead";
import { useAllUsers } from "../../../shared/users/useAllUsers";
import { isInvited, labelOf, type UserRow } from "../../../shared/users/userRow";
import { deleteUsers, updateUsers } from "../../../shared/users/userRuns";
import { accountTexts } from "../account/accountTexts";
import { InviteDialog } from "../account/InviteDialog";
import { UserChangeDialog } from "../changes/UserChangeDialog";
import { PeopleList } from "./PeopleList";
import { peopleTexts } from "./peopleTexts";
import { RoleDialog } from "./RoleDialog";

/** /people: the people of a manager's group. */
export function PeoplePage() {
  const t = useT(peopleTexts);
  const { users, at, error, refresh } = useAllUsers();
  return (
    <LoadedPage t={t} data={users} at={at} error={error} onRetry={refresh}>
      {(known) => <PeopleView users={known} refresh={refresh} />}
    </LoadedPage>
  );
}

/** The dialog that is open. */
type Opened = { deed: "invite" } | { deed: "role" | "remove"; user: UserRow };

function PeopleView({ users, refresh }: { users: readonly UserRow[]; refresh: () => void }) {
  const t = useT(peopleTexts);
  const account = useT(accountTexts);
  const canMail = useOffers().has("ACCOUNT_MAIL");
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHead title={t("title")} intro={t("intro")}>
        {canMail ? (
          <Button size="sm" colorPalette="brand" onClick={() => setOpened({ deed: "invite" })}>
            <MailPlus aria-hidden />
            {account("invite")}
          </Button>
        ) : null}
      </PageHead>
      <OvertakenHost />
      {canMail ? null : (
        <Text textStyle="sm" color="fg.muted">
          {t("noMail")}
        </Text>
      )}
      <PeopleList users={users} onOpen={(deed, user) => setOpened({ deed, user })} onSent={refresh} />
      {opened?.deed === "invite" ? (
        <InviteDialog
          isOwnGroup
          groups={[]}
          onInvited={() => {
            refresh();
            close();
          }}
          onClose={close}
        />
      ) : opened?.deed === "role" ? (
        <RoleDialog user={opened.user} users={users} onChanged={refresh} onClose={close} />
      ) : opened?.deed === "remove" ? (
        <RemoveDialog user={opened.user} onChanged={refresh} onClose={close} />
      ) : null}
    </>
  );
}

type RemoveDialogProps = { user: UserRow; onChanged: () => void; onClose: () => void };

/** Takes somebody out of the group, or withdraws the invitation of somebody who has not taken it yet. */
function RemoveDialog({ user, onChanged, onClose }: RemoveDialogProps) {
  const t = useT(peopleTexts);
  const apollo = useApolloClient();
  const isWithdrawn = isInvited(user);
  return (
    <UserChangeDialog
      title={t(isWithdrawn ? "withdrawTitle" : "takeOutTitle", { name: labelOf(user) })}
      users={[user]}
      run={isWithdrawn ? deleteUsers(apollo) : updateUsers(apollo, { groupId: null })}
      action={t(isWithdrawn ? "withdraw" : "takeOut")}
      says={
        isWithdrawn
          ? { done: t("withdrawn"), failed: t("withdrawFailed") }
          : { done: t("takenOut"), failed: t("takeOutFailed") }
      }
      isDangerous
      onChanged={onChanged}
      onClose={onClose}
    >
      <Dialog.Description color="fg.muted">
        {t(isWithdrawn ? "withdrawText" : "takeOutText")}
      </Dialog.Description>
    </UserChangeDialog>
  );
}
