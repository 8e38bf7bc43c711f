import { Stack } from "@chakra-ui/react";
import { useT } from "../../i18n/useT";
import { clientTexts } from "./clientTexts";
import { ClientHeader } from "./components/ClientHeader";
import { ClientTabs } from "./components/ClientTabs";
import type { PanelProps } from "./panelProps";

/** A client's page, whatever it knows so far. */
export function ClientView(props: PanelProps) {
  const t = useT(clientTexts);
  const { client, interval, traffic } = props;
  return (
    <Stack gap="4">
      <title>{t("documentTitle", { name: client.name })}</title>
      <ClientHeader client={client} interval={interval} measurement={traffic.measurement} />
      <ClientTabs {...props} />
    </Stack>
  );
}
