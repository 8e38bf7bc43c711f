import { Text } from "@chakra-ui/react";
import { useT } from "../../../i18n/useT";
import { labelOf, type UserRow } from "../../../shared/users/userRow";
import { usersTexts } from "../../../shared/users/usersTexts";

/** Number of users named. */
const named = 3;

/** The users that a dialog concerns: the first few, the rest as a number. */
export function ConcernedUsers({ users }: { users: readonly UserRow[] }) {
  const t = useT(usersTexts);
  const names = users.slice(0, named).map(labelOf).join(", ");
  const more = users.length - named;
  return (
    <Text fontWeight="medium" overflowWrap="anywhere">
      {more > 0 ? t("concernedMore", { names, count: more }) : names}
    </Text>
  );
}
