import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { DeleteGroupsDocument } from "../../../graphql/operations/groups";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { useBulk } from "../../../shared/bulk/useBulk";
import { useClients } from "../../../shared/clients/useClients";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { toast } from "../../../shared/ui/toastStore";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";

type DeleteGroupDialogProps = {
  group: GroupSettings;
  /** How many it has. */
  clients: number;
  /** Undefined where that is not known. */
  users: number | undefined;
  onDeleted: () => void;
  onClose: () => void;
};

/** Takes a group away; its clients and users stay. */
export function DeleteGroupDialog({ group, clients, users, onDeleted, onClose }: DeleteGroupDialogProps) {
  const t = useT(groupsTexts);
  const apollo = useApolloClient();
  const { refresh } = useClients();
  const { apply, fault, isBusy } = useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteGroupsDocument, variables });
      return data?.deleteGroups.results ?? [];
    },
    wanted: null,
    isForm: true,
    onChanged: refresh,
    what: "removeGroup",
    onEnd: (_results, about) => {
      toast.success(t("removed"), about);
      onDeleted();
    },
    // The portal's people know this failure by its looks of a success; the dialog stays, and says why.
    onFault: (reason, about) => {
      if (reason.kind !== "notSent") toast.success(t("removeFailed"), about);
    },
  });
  const people = users === undefined ? t("users") : t("userCount", { count: users });
  return (
    <ConfirmDialog
      title={t("removeTitle", { name: group.name })}
      text={t("removeKept", { clients: t("clientCount", { count: clients }), users: people })}
      action={t("removeAction")}
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void apply([group.id])}
      onCancel={onClose}
    >
      <Text color="fg.muted">{t("removeSight")}</Text>
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}
