import { useApolloClient } from "@apollo/client/react";
import { Button, Text } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { MakeAccountLinkMutation } from "../../../graphql/generated";
import { MailAccountLinkDocument, MakeAccountLinkDocument } from "../../../graphql/operations/users";
import { useT } from "../../../i18n/useT";
import { BulkNotice } from "../../../shared/bulk/BulkNotice";
import { type BulkFault, faultOf } from "../../../shared/bulk/bulkFault";
import { useChange } from "../../../shared/change/useChange";
import { useLock } from "../../../shared/change/useLock";
import { Notice } from "../../../shared/clients/Notice";
import { useOffers } from "../../../shared/offers/useOffers";
import { formatDateTime } from "../../../shared/time/format";
import { CopyLine } from "../../../shared/ui/CopyLine";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import { sayFailed } from "../../../shared/ui/sayFailed";
import { toast } from "../../../shared/ui/toastStore";
import { uiTexts } from "../../../shared/ui/uiTexts";
import { isInvited, labelOf, type UserRow } from "../../../shared/users/userRow";
import { accountTexts } from "./accountTexts";

type MadeLink = MakeAccountLinkMutation["makeAccountLink"];
type AccountLinkDialogProps = {
  user: UserRow;
  /** The link is made without asking: the person was invited just now. */
  isMade: boolean;
  onChanged: () => void;
  onClose: () => void;
};

/** A link by which somebody sets a password: mailed, or shown once to be handed over. */
export function AccountLinkDialog({ user, isMade, onChanged, onClose }: AccountLinkDialogProps) {
  const t = useT(accountTexts);
  const ui = useT(uiTexts);
  const canMail = useOffers().has("ACCOUNT_MAIL");
  const { link, fault: linkFault, isBusy: isMaking, make } = useMakeLink(user, onChanged);
  const { change, isBusy: isMailing } = useChange();
  const [mailFault, setMailFault] = useState<BulkFault | null>(null);
  const isFirst = isInvited(user);
  const isBusy = isMaking || isMailing;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isMade || hasBegun.current) return;
    hasBegun.current = true;
    void make();
  }, [isMade, make]);

  const mail = async () => {
    const changed = await change(MailAccountLinkDocument, { id: user.id, dryRun: false });
    if (changed === null) return;
    setMailFault(changed.fault);
    if (changed.fault !== null) return sayFailed(changed.fault, t("linkFailed"), `user:${user.id}`);
    toast.success(t("linkMailed", { email: user.email ?? "" }), `user:${user.id}`);
    onChanged();
    onClose();
  };

  if (link !== null)
    return (
      <DialogFrame
        title={t(isFirst ? "invitationOf" : "linkOf", { name: labelOf(user) })}
        isBusy={false}
        closeOnInteractOutside={false}
        closeOnEscape={false}
        onClose={onClose}
        footer={<Button onClick={onClose}>{ui("close")}</Button>}
      >
        <Notice kind="warning">{t("linkOnce")}</Notice>
        <CopyLine isSecret label={t("link")} value={link.url} />
        {link.expireDate === null ? null : (
          <Text textStyle="sm" color="fg.muted">
            {t("linkUntil", { at: formatDateTime(link.expireDate) })}
          </Text>
        )}
      </DialogFrame>
    );
  const fault = linkFault ?? mailFault;
  return (
    <DialogFrame
      title={t(isFirst ? "invitationOf" : "linkOf", { name: labelOf(user) })}
      isBusy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button
            variant={canMail ? "outline" : "solid"}
            colorPalette={canMail ? undefined : "brand"}
            loading={isMaking}
            loadingText={t("makeLink")}
            disabled={isBusy}
            onClick={() => void make()}
          >
            {t("makeLink")}
          </Button>
          {canMail ? (
            <Button
              colorPalette="brand"
              loading={isMailing}
              loadingText={t("mailLink")}
              disabled={isBusy}
              onClick={() => void mail()}
            >
              {t("mailLink")}
            </Button>
          ) : null}
        </>
      }
    >
      {fault === null ? null : <BulkNotice fault={fault} isTrial={false} />}
      <Text color="fg.muted">{t(isFirst ? "invitationText" : "linkText")}</Text>
      <Text color="fg.muted">{t(canMail ? "linkWays" : "noMail")}</Text>
    </DialogFrame>
  );
}

/** Makes a link. It is stored nowhere, so a repeated call makes another, and the first is none: one at a time. */
function useMakeLink({ id }: UserRow, onChanged: () => void) {
  const t = useT(accountTexts);
  const apollo = useApolloClient();
  const lock = useLock();
  const [state, setState] = useState<{ link: MadeLink | null; fault: BulkFault | null; isBusy: boolean }>({
    link: null,
    fault: null,
    isBusy: false,
  });
  const make = async () => {
    if (!lock.take("make")) return;
    setState((before) => ({ ...before, isBusy: true }));
    let link: MadeLink | null = null;
    let fault: BulkFault | null = null;
    try {
      const variables = { input: { id } };
      const { data } = await apollo.mutate({ mutation: MakeAccountLinkDocument, variables });
      link = data?.makeAccountLink ?? null;
      if (link === null) fault = { kind: "lost" };
      else onChanged();
    } catch (error) {
      fault = faultOf(error);
      sayFailed(error, t("linkFailed"), `user:${id}`);
    }
    setState({ link, fault, isBusy: false });
    lock.release(link !== null);
  };
  return { ...state, make };
}
