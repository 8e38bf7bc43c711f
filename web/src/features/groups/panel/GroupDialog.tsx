import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DeleteGroupsDocument } from "../../../graphql/operations/groups";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { useBulk } from "../../../shared/bulk/useBulk";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useClients } from "../../../shared/clients/useClients";
import { FormDialog } from "../../../shared/form/FormDialog";
import { MeanwhileNotice } from "../../../shared/merge/MeanwhileNotice";
import { ConfirmDialog } from "../../../shared/ui/ConfirmDialog";
import { toast } from "../../../shared/ui/toastStore";
import type { AllUsers } from "../../../shared/users/useAllUsers";
import type { UserRow } from "../../../shared/users/userRow";
import { GroupNameField } from "../changes/GroupNameField";
import { useGroupName } from "../changes/useGroupName";
import { useUpdateGroup } from "../changes/useUpdateGroup";
import type { GroupSettings } from "../groupSettings";
import { groupsTexts } from "../groupsTexts";
import { addressOf } from "../list/groupList";
import { ManageClientsDialog } from "../members/ManageClientsDialog";
import { ManageUsersDialog } from "../members/ManageUsersDialog";
import type { GroupWork } from "./groupWork";

type GroupDialogProps = {
  work: GroupWork;
  group: GroupSettings;
  /** The group's clients. */
  clients: readonly ClientRow[];
  /** The group's users; undefined until loaded. */
  users: readonly UserRow[] | undefined;
  all: { clients: readonly ClientRow[]; people: AllUsers };
  onClose: () => void;
};

/** Dialog for one kind of work on a group. */
export function GroupDialog({ work, group, clients, users, all, onClose }: GroupDialogProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const leave = () => {
    onClose();
    all.people.refresh();
    void navigate(addressOf(params.toString(), null), { replace: true });
  };
  switch (work) {
    case "clients":
      return <ManageClientsDialog group={group} clients={clients} all={all.clients} onClose={onClose} />;
    case "users":
      return <ManageUsersDialog group={group} users={users} people={all.people} onClose={onClose} />;
    case "rename":
      return <RenameGroupDialog group={group} onClose={onClose} />;
    case "convert":
      return <ConvertGroupDialog group={group} clients={clients.length} onClose={onClose} />;
    case "remove":
      return (
        <DeleteGroupDialog
          group={group}
          clients={clients.length}
          users={users?.length}
          onDeleted={leave}
          onClose={onClose}
        />
      );
  }
}

type RenameGroupDialogProps = { group: GroupSettings; onClose: () => void };

function RenameGroupDialog({ group, onClose }: RenameGroupDialogProps) {
  const t = useT(groupsTexts);
  const [opened] = useState(group);
  const { wanted, field, check } = useGroupName(group.name);
  const { update, fault } = useUpdateGroup(opened);
  const rename = async () =>
    check() && (await update({ name: wanted }, { done: t("renamed"), failed: t("renameFailed") })) !== null;
  return (
    <FormDialog
      title={t("rename")}
      action={t("renameAction")}
      isDirty={field.name !== opened.name}
      notice={(isEditing) => (
        <MeanwhileNotice
          thing={{ kind: "GROUP", id: group.id }}
          opened={opened}
          now={group}
          isEditing={isEditing}
        />
      )}
      onSubmit={rename}
      onClose={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <GroupNameField {...field} />
    </FormDialog>
  );
}

type ConvertGroupDialogProps = {
  group: GroupSettings /** Number of its clients. */;
  clients: number;
  onClose: () => void;
};

/** Converts a group to one of valves, or back to one of signs and counters. */
function ConvertGroupDialog({ group, clients, onClose }: ConvertGroupDialogProps) {
  const t = useT(groupsTexts);
  const [opened] = useState(group);
  const { update, isBusy, fault } = useUpdateGroup(opened);
  const isValve = group.type === "VALVE";
  const convert = async () => {
    const says = { done: t("converted"), failed: t("convertFailed") };
    if (await update({ type: isValve ? "SPEED" : "VALVE" }, says)) onClose();
  };
  return (
    <ConfirmDialog
      title={t("convertTitle", { name: group.name })}
      text={
        clients === 0
          ? t(isValve ? "toDefaultEmpty" : "toValveEmpty")
          : t(isValve ? "toDefaultText" : "toValveText", { count: clients })
      }
      action={t(isValve ? "toDefault" : "toValve")}
      isDangerous={isValve}
      isBusy={isBusy}
      onConfirm={() => void convert()}
      onCancel={onClose}
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
    </ConfirmDialog>
  );
}

type DeleteGroupDialogProps = {
  group: GroupSettings;
  /** Number of its clients. */
  clients: number;
  /** Undefined if unknown. */
  users: number | undefined;
  onDeleted: () => void;
  onClose: () => void;
};

/** Deletes a group; its clients and users stay. */
function DeleteGroupDialog({ group, clients, users, onDeleted, onClose }: DeleteGroupDialogProps) {
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
    // The notice looks like a success, as people of the portal are used to; the dialog stays open and gives the reason.
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
