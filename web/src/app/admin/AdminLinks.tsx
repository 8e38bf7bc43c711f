import { Box, Stack, Text } from "@chakra-ui/react";
import { FileClock } from "lucide-react";
import { useOpenErrorReports } from "../../features/error-reports/useOpenErrorReports";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useOffers } from "../../shared/offers/useOffers";
import { paths } from "../paths";
import { SidebarLink } from "../shell/SidebarLink";
import { entriesIn, sections } from "./adminPages";
import { adminTexts } from "./adminTexts";

/** The administrators' pages, section by section. */
export function AdminLinks() {
  const t = useT(adminTexts);
  const shell = useT(shellTexts);
  const offers = useOffers();
  const entries = entriesIn(offers);
  const open = useOpenErrorReports();
  const waiting =
    open === null || open === 0 ? null : { count: open, said: t("openReports", { count: open }) };
  return (
    <Stack gap="4" px="2" pb="3">
      {sections
        .filter((section) => entries.some((entry) => entry.section === section))
        .map((section) => (
          <Box key={section} role="group" aria-label={t(section)}>
            <Text px="2" pb="1" textStyle="xs" fontWeight="medium" color="fg.subtle" aria-hidden>
              {t(section)}
            </Text>
            <Stack gap="0.5">
              {entries
                .filter((entry) => entry.section === section)
                .map(({ path, label, Icon }) => (
                  <SidebarLink
                    key={path}
                    to={path}
                    icon={<Icon size={16} aria-hidden />}
                    end={path === paths.adminOverview}
                    waiting={path === paths.errorReports ? waiting : null}
                  >
                    {t(label)}
                  </SidebarLink>
                ))}
              {section === "people" && offers.has("REPORT_SCHEDULES") ? (
                <SidebarLink to={paths.reportSchedules} icon={<FileClock size={16} aria-hidden />}>
                  {shell("reportSchedules")}
                </SidebarLink>
              ) : null}
            </Stack>
          </Box>
        ))}
    </Stack>
  );
}
