import { Box } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import { ImportsArea } from "../../shared/imports/ImportsArea";
import { importsTexts } from "../../shared/imports/importsTexts";
import { useOffers } from "../../shared/offers/useOffers";
import { BackLink } from "../../shared/ui/BackLink";
import { PageHeading } from "../../shared/ui/PageHeading";
import { PageMessage } from "../../shared/ui/PageState";
import { PageTitle } from "../../shared/ui/PageTitle";
import { WidePage } from "../../shared/ui/WidePage";

/** /admin/clients/:id/imports */
export function ClientImportsPage() {
  const { id = "" } = useParams();
  const t = useT(importsTexts);
  const isOffered = useOffers().has("IMPORTS");
  const head = (client: { name: string } | undefined) => (
    <Box as="header">
      <PageTitle>{client === undefined ? t("title") : `${t("title")}: ${client.name}`}</PageTitle>
      <BackLink to={paths.adminClient(id)}>{client?.name ?? t("toDevice")}</BackLink>
      <Box pt="4">
        <PageHeading>{t("title")}</PageHeading>
      </Box>
    </Box>
  );
  if (!isOffered)
    return (
      <PageMessage
        as="h1"
        icon={<SearchX />}
        title={t("notOffered")}
        action={<BackLink to={paths.adminClient(id)}>{t("toDevice")}</BackLink>}
      />
    );
  return (
    <WidePage>
      <ImportsArea key={id} clientId={id} head={head} />
    </WidePage>
  );
}
