import { Box, Stack } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { memo } from "react";
import { shellTexts } from "../../i18n/texts/shell";
import { useT } from "../../i18n/useT";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { entriesOf } from "../navigation";
import { paths } from "../paths";
import { SidebarLink } from "./SidebarLink";

type PageLinksProps = { isAdminArea: boolean; hasSummary: boolean; hasOnlyValves: boolean };

/** The pages. What devices report changes nothing here. */
export const PageLinks = memo(function PageLinks(props: PageLinksProps) {
  const { isAdminArea, ...standing } = props;
  const t = useT(shellTexts);
  const session = useLocalSession();
  return (
    <Stack gap="0.5" px="2" pb="3">
      {entriesOf(isAdminArea ? "admin" : "user", standing).map(({ label, path, Icon }) => (
        <SidebarLink key={path} to={path} icon={<Icon size={16} aria-hidden />} end>
          {t(label)}
        </SidebarLink>
      ))}
      {session?.isAdmin === 1 ? (
        <Box hideFrom="sm">
          <SidebarLink
            to={isAdminArea ? paths.overview : paths.adminOverview}
            icon={<ShieldCheck size={16} aria-hidden />}
          >
            {t(isAdminArea ? "client" : "admin")}
          </SidebarLink>
        </Box>
      ) : null}
    </Stack>
  );
});
