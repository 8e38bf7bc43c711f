import { Button } from "@chakra-ui/react";
import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { Lock } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useT } from "../i18n/useT";
import { type NamedOffer, NotOffered } from "../shared/offers/NotOffered";
import { offersTexts } from "../shared/offers/offersTexts";
import { roleTexts } from "../shared/session/roleTexts";
import { PageError, PageMessage } from "../shared/ui/PageState";
import { PageTitle } from "../shared/ui/PageTitle";
import { isAdminPath } from "./access";
import { paths } from "./paths";

type NoPageProps =
  /** Somebody followed a link to a page that the portal's platform does not support. */
  | { lacks: NamedOffer; role?: undefined; onRetry?: undefined }
  /** The page is for a greater role in the group than the person's. */
  | { role: GroupRole; lacks?: undefined; onRetry?: undefined }
  /** The platform's offers are not known yet. */
  | { lacks?: undefined; role?: undefined; onRetry: () => Promise<unknown> };

/** Shown instead of a page that can't be shown. */
export function NoPage({ lacks, role, onRetry }: NoPageProps) {
  const t = useT(offersTexts);
  const roles = useT(roleTexts);
  const isAdminArea = isAdminPath(useLocation().pathname);
  const back = (
    <Button asChild variant="outline" size="sm">
      <Link to={isAdminArea ? paths.adminOverview : paths.overview}>{t("toOverview")}</Link>
    </Button>
  );
  if (role !== undefined) {
    const said = roles("neededRole", { role: roles(role) });
    return (
      <>
        <PageTitle>{said}</PageTitle>
        <PageMessage as="h1" icon={<Lock />} title={said} text={roles("askManager")} action={back} />
      </>
    );
  }
  if (lacks === undefined)
    return (
      <PageError
        as="h1"
        title={t("pageFailed")}
        text={t("loadFailedText")}
        onRetry={() => void onRetry().catch(() => undefined)}
      />
    );
  return <NotOffered what={lacks}>{back}</NotOffered>;
}
