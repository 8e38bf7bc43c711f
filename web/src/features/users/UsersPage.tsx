import { useT } from "../../i18n/useT";
import { LoadedPage } from "../../shared/ui/LoadedPage";
import { useAllUsers } from "../../shared/users/useAllUsers";
import { usersTexts } from "../../shared/users/usersTexts";
import { UsersView } from "./UsersView";

/** /admin/users */
export function UsersPage() {
  const t = useT(usersTexts);
  const { users, at, error, refresh } = useAllUsers();
  return (
    <LoadedPage t={t} data={users} at={at} error={error} onRetry={refresh}>
      {(known) => <UsersView users={known} refresh={refresh} />}
    </LoadedPage>
  );
}
