import { useApolloClient } from "@apollo/client/react";
import { Box, Button, Heading } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { paths } from "../../app/paths";
import { useT } from "../../i18n/useT";
import type { Interval } from "../../shared/interval/interval";
import { useInterval } from "../../shared/interval/useInterval";
import { PageError, PageMessage } from "../../shared/ui/PageState";
import { askSettings } from "./askAhead";
import { ClientView } from "./ClientView";
import { clientTexts } from "./clientTexts";
import { ClientSkeleton } from "./components/ClientSkeleton";
import { useStays } from "./places/useStays";
import { useClientTraffic } from "./useClientTraffic";
import { usualInterval } from "./usualInterval";

/** /client/:id */
export function ClientPage() {
  const { id = "" } = useParams();
  return (
    <Box maxW="1440px" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "4", md: "6" }}>
      <ClientTraffic key={id} id={id} />
    </Box>
  );
}

function ClientTraffic({ id }: { id: string }) {
  const t = useT(clientTexts);
  const [interval, setInterval] = useInterval(usualInterval);
  useSettingsAhead(id, interval);
  const { client, ...traffic } = useClientTraffic(id, interval);
  const stays = useStays(id);
  if (client)
    return (
      <ClientView
        client={client}
        stays={stays}
        traffic={traffic}
        interval={interval}
        onInterval={setInterval}
      />
    );
  return (
    <>
      <Heading as="h1" srOnly>
        {t("location")}
      </Heading>
      {client === null ? <Missing /> : null}
      {client === undefined && traffic.failed ? (
        <PageError title={t("loadFailed")} text={t("loadFailedText")} onRetry={traffic.retry} />
      ) : null}
      {client === undefined && !traffic.failed ? <ClientSkeleton /> : null}
    </>
  );
}

/** For a visit that starts at the settings, loads them together with the page, not after it. */
function useSettingsAhead(id: string, interval: Interval): void {
  const apollo = useApolloClient();
  const [params] = useSearchParams();
  const [entered] = useState(params.get("tab") === "settings" ? interval : null);
  useEffect(() => {
    if (entered !== null) askSettings(apollo, id, entered).catch(() => undefined);
  }, [apollo, id, entered]);
}

/** An unknown client looks the same as another group's. */
function Missing() {
  const t = useT(clientTexts);
  return (
    <PageMessage
      icon={<SearchX />}
      title={t("missingTitle")}
      text={t("missingText")}
      action={
        <Button asChild variant="outline" size="sm">
          <Link to={paths.overview}>{t("toOverview")}</Link>
        </Button>
      }
    />
  );
}
