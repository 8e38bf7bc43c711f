import { useApolloClient } from "@apollo/client/react";
import { Text } from "@chakra-ui/react";
import { DeleteApiKeysDocument } from "../../graphql/operations/apiKeys";
import { useT } from "../../i18n/useT";
import { BulkNotice } from "../bulk/BulkNotice";
import type { BulkFault } from "../bulk/bulkFault";
import { countOutcomes } from "../bulk/bulkResult";
import { ProgressLine } from "../bulk/ProgressLine";
import { useBulk } from "../bulk/useBulk";
import { Notice } from "../clients/Notice";
import { ConfirmDialog } from "../ui/ConfirmDialog";
import { sayFailed } from "../ui/sayFailed";
import { toast } from "../ui/toastStore";
import { type ApiKey, keyName } from "./apiKey";
import { apiKeysTexts } from "./apiKeysTexts";

/** Number of keys named. */
const named = 3;

const isGone = (fault: BulkFault) => fault.kind === "refused" && fault.error.code === "NOT_FOUND";

type RevokeKeysDialogProps = {
  keys: readonly ApiKey[];
  /** Called if some or all keys are gone. */
  onRevoked: () => void;
  onClose: () => void;
};

/** Asks before it revokes keys. */
export function RevokeKeysDialog({ keys, onRevoked, onClose }: RevokeKeysDialogProps) {
  const t = useT(apiKeysTexts);
  const apollo = useApolloClient();
  const count = keys.length;
  const bulk = useBulk({
    run: async (ids, options) => {
      const variables = { input: { ids, ...options } };
      const { data } = await apollo.mutate({ mutation: DeleteApiKeysDocument, variables });
      const results = data?.deleteApiKeys.results ?? [];
      for (const { id, status } of results)
        if (status === "DONE")
          apollo.cache.evict({ id: apollo.cache.identify({ __typename: "ApiKey", id }) });
      return results;
    },
    wanted: null,
    isForm: count === 1,
    onChanged: onRevoked,
    what: "revokeKeys",
    onEnd: (results, about) => {
      const { FAILED, NOT_BEGUN } = countOutcomes(results);
      const failed = FAILED + NOT_BEGUN;
      if (failed > 0) toast.error(`${t("revokeFailed")}: ${t("someFailed", { count: failed })}`, about);
      else toast.success(t("revoked"), about);
      onClose();
    },
    onFault: (reason, about) => sayFailed(reason, t("revokeFailed"), about),
  });
  const names = keys.slice(0, named).map((key) => keyName(t, key));
  const more = count - names.length;
  return (
    <ConfirmDialog
      title={t("revokeTitle", { count })}
      text={t("revokeText")}
      action={t(count === 1 ? "revoke" : "revokeSelected")}
      cancel={t("keep")}
      isDangerous
      isBusy={bulk.isBusy}
      onConfirm={() => void bulk.apply(keys.map(({ id }) => id))}
      onCancel={onClose}
    >
      <Text fontWeight="medium" overflowWrap="anywhere">
        {[...names, ...(more > 0 ? [`+${more}`] : [])].join(", ")}
      </Text>
      {bulk.fault === null ? null : isGone(bulk.fault) ? (
        <Notice kind="error">{t("gone")}</Notice>
      ) : (
        <BulkNotice fault={bulk.fault} isTrial={false} />
      )}
      {bulk.progress === null || count === 1 ? null : (
        <ProgressLine {...bulk.progress} isStopping={bulk.isStopping} />
      )}
    </ConfirmDialog>
  );
}
