import { Stack } from "@chakra-ui/react";
import { memo } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { entriesOf, type Standing } from "../navigation";
import { SidebarLink } from "./SidebarLink";

/** The pages. What devices report changes nothing here. */
export const PageLinks = memo(function PageLinks(standing: Standing) {
  const offers = useOffers();
  const t = useT(shellTexts);
  return (
    <Stack gap="0.5" px="2" pb="3">
      {entriesOf(standing, offers).map(({ label, path, Icon }) => (
        <SidebarLink key={path} to={path} icon={<Icon size={16} aria-hidden />} end>
          {t(label)}
        </SidebarLink>
      ))}
    </Stack>
  );
});
