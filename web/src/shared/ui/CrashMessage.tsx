import { Button } from "@chakra-ui/react";
import { RefreshCw, TriangleAlert } from "lucide-react";
import { useT } from "../../i18n/useT";
import { isMissingChunk } from "./missingChunk";
import { PageMessage } from "./PageState";
import { uiTexts } from "./uiTexts";

/** Fallback of an error boundary. */
export function CrashMessage({ error }: { error?: unknown }) {
  const t = useT(uiTexts);
  const isMissing = isMissingChunk(error);
  return (
    <PageMessage
      title={t(isMissing ? "missingChunkTitle" : "crashTitle")}
      text={t(isMissing ? "missingChunkText" : "crashText")}
      icon={isMissing ? <RefreshCw /> : <TriangleAlert />}
      action={
        <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden />
          {t("reload")}
        </Button>
      }
    />
  );
}
