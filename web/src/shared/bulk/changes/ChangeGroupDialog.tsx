import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { useDeferredValue, useState } from "react";
import { useT } from "../../../i18n/useT";
import { useClients } from "../../clients/useClients";
import { useOffers } from "../../offers/useOffers";
import { fold } from "../../text/fold";
import { byName } from "../../text/order";
import { SearchField } from "../../ui/SearchField";
import { bulkTexts } from "../bulkTexts";
import { ChangeDialog } from "../ChangeDialog";
import { ConcernedClients } from "../ConcernedClients";
import { setGroup } from "../runs";
import { ChoiceList } from "./ChoiceList";
import type { ChangeProps } from "./changeProps";

/** Value for no group; groups have numbers. */
const none = "none";

/** Moves devices to one group, or out of all groups. */
export function ChangeGroupDialog({ clients, onClose }: ChangeProps) {
  const t = useT(bulkTexts);
  const apollo = useApolloClient();
  const hidesPast = useOffers().has("GROUP_PAST");
  const { groups, failure, refresh } = useClients();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = fold(useDeferredValue(typed));
  const choices = groups && [{ id: none, name: t("noGroup") }, ...[...groups].sort(byName)];
  const groupId = chosen === none ? null : chosen;
  return (
    <ChangeDialog
      title={t("changeGroup")}
      clients={clients}
      run={setGroup(apollo, groupId)}
      wanted={groupId}
      isReady={chosen !== null}
      action={t("changeGroup")}
      says={{ done: t("groupChanged"), failed: t("groupFailed") }}
      size="lg"
      onClose={onClose}
    >
      <ConcernedClients clients={clients} />
      <SearchField
        label={t("findGroup")}
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <ChoiceList
        label={t("chooseGroup")}
        choices={choices
          ?.filter(({ name }) => fold(name).includes(wanted))
          .map(({ id, name }) => ({ id, name }))}
        chosen={chosen}
        onChoose={setChosen}
        none={t("groupNone")}
        onRetry={failure === null ? null : refresh}
      />
      {groupId === null ? null : (
        <Text textStyle="sm" color="fg.muted">
          {t("groupText")}
        </Text>
      )}
      {hidesPast ? (
        <Text textStyle="sm" color="fg.muted">
          {t("groupMoves")}
        </Text>
      ) : null}
    </ChangeDialog>
  );
}
