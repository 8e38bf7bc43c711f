import { Button, Input, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { TextField } from "../../shared/form/TextField";
import { toast } from "../../shared/ui/toastStore";
import { FailureNotice } from "./FailureNotice";
import { LinkFrame } from "./LinkFrame";
import { confirmEmail, type LinkFailure } from "./linkRequests";
import { linkTexts } from "./linkTexts";
import { useLink } from "./useLink";

/** /email: confirms a new e-mail by a press, as programs that look into mails open links. */
export function ConfirmEmailPage() {
  const t = useT(linkTexts);
  const navigate = useNavigate();
  const opened = useLink(["EMAIL"]);
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const result = await confirmEmail(opened.token);
    setBusy(false);
    if (result.outcome !== "done") {
      setFailure(result);
      return;
    }
    const { email } = result.data.confirmEmail;
    toast.success(t("emailConfirmed", { email: email ?? "" }), "email");
    navigate(paths.login, { replace: true, state: { email } });
  };

  const isEnded = failure?.outcome === "ended";
  return (
    <LinkFrame
      title={t("confirmTitle")}
      subtitle={t("confirmSubtitle")}
      opened={isEnded ? { ...opened, failure, link: null } : opened}
      ended="endedEmail"
    >
      <Stack gap="5">
        <FailureNotice failure={failure} />
        <TextField label={t("email")} error={undefined}>
          <Input value={opened.link?.email ?? ""} readOnly size="lg" bg="bg.subtle" />
        </TextField>
        <Button
          colorPalette="brand"
          size="lg"
          loading={isBusy}
          loadingText={t("confirmEmail")}
          onClick={() => void confirm()}
        >
          {t("confirmEmail")}
        </Button>
      </Stack>
    </LinkFrame>
  );
}
