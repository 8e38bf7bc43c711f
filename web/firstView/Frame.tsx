import { Box, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { ShellFrame } from "../src/app/shell/ShellFrame";
import { TopBar } from "../src/app/shell/TopBar";
import { useT } from "../src/i18n/useT";
import { PageSkeleton } from "../src/shared/ui/PageSkeleton";
import { uiTexts } from "../src/shared/ui/uiTexts";

const pages = ["45%", "40%", "60%", "50%", "55%"];
const locations = ["70%", "55%", "80%", "60%", "75%"];

const nothing = () => undefined;

/** The frame of the signed-in portal without anybody's data. show.js fills in what this browser remembers of the person. */
export function Frame() {
  const t = useT(uiTexts);
  const bar = <TopBar isSidebarOpen onToggleSidebar={nothing} onOpen={nothing} />;
  return (
    <ShellFrame hasBanner={false} bar={bar} sidebar={<SidebarShape />}>
      <Box h="12" bg="brand.subtle" data-newcomers="" />
      <Heading as="h1" srOnly>
        {t("productName")}
      </Heading>
      <PageSkeleton />
    </ShellFrame>
  );
}

/** Placeholder lines for the pages and the locations: which ones there are depends on the person. */
function SidebarShape() {
  return (
    <Stack gap="0" py="3">
      <Stack gap="0.5" px="4" pb="3">
        {pages.map((width) => (
          <Stack key={width} h="8" justify="center">
            <Skeleton h="3" w={width} />
          </Stack>
        ))}
      </Stack>
      <Stack gap="4" px="4" py="2">
        {locations.map((width) => (
          <Skeleton key={width} h="3" w={width} />
        ))}
      </Stack>
    </Stack>
  );
}
