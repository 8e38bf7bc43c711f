import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { offersTexts } from "../i18n/texts/offers";
import { useT } from "../i18n/useT";
import { type NamedOffer, NotOffered } from "../shared/offers/NotOffered";
import { paths } from "./paths";
import { useIsAdminArea } from "./shell/useIsAdminArea";

/** Where somebody follows a link to a page that the portal's platform has nothing for. */
export function NotOfferedPage({ what }: { what: NamedOffer }) {
  const t = useT(offersTexts);
  const isAdminArea = useIsAdminArea();
  return (
    <NotOffered what={what}>
      <Button asChild variant="outline" size="sm">
        <Link to={isAdminArea ? paths.adminOverview : paths.overview}>{t("toOverview")}</Link>
      </Button>
    </NotOffered>
  );
}
