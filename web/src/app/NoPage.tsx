import { Button } from "@chakra-ui/react";
import { Link, useLocation } from "react-router-dom";
import { useT } from "../i18n/useT";
import { type NamedOffer, NotOffered } from "../shared/offers/NotOffered";
import { offersTexts } from "../shared/offers/offersTexts";
import { PageError } from "../shared/ui/PageState";
import { isAdminPath } from "./access";
import { paths } from "./paths";

type NoPageProps =
  /** Somebody followed a link to a page that the portal's platform does not support. */
  | { lacks: NamedOffer; onRetry?: undefined }
  /** The platform's offers are not known yet. */
  | { lacks?: undefined; onRetry: () => Promise<unknown> };

/** Shown instead of a page that can't be shown. */
export function NoPage({ lacks, onRetry }: NoPageProps) {
  const t = useT(offersTexts);
  const isAdminArea = isAdminPath(useLocation().pathname);
  if (lacks === undefined)
    return (
      <PageError
        as="h1"
        title={t("pageFailed")}
        text={t("loadFailedText")}
        onRetry={() => void onRetry().catch(() => undefined)}
      />
    );
  return (
    <NotOffered what={lacks}>
      <Button asChild variant="outline" size="sm">
        <Link to={isAdminArea ? paths.adminOverview : paths.overview}>{t("toOverview")}</Link>
      </Button>
    </NotOffered>
  );
}
