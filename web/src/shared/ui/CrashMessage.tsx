import { Button } from "@chakra-ui/react";
import { RefreshCw, TriangleAlert } from "lucide-react";
import { useT } from "../../i18n/useT";
import { PageMessage } from "./PageState";

/** What an error boundary shows. */
export function CrashMessage() {
  const t = useT("ui");
  return (
    <PageMessage
      title={t("crashTitle")}
      text={t("crashText")}
      icon={<TriangleAlert />}
      action={
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden />
          {t("reload")}
        </Button>
      }
    />
  );
}
