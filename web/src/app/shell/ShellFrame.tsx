import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";

/** Height of the top bar, without and with the banner of a view as a group; sticky elements start below it. */
export const barHeight = { plain: "3.5rem", withBanner: "6rem" };

export const contentId = "content";

/**
 * Focused elements are not hidden by a table's sticky header below the bar; the window's scrolling keeps them
 * clear of the bar itself, see Shell.
 */
const clearOfBar = {
  "& :where(main) :where(a, button, input, select, textarea, summary, [tabindex])": {
    scrollMarginTop: "3.5rem",
  },
};

type ShellFrameProps = {
  hasBanner: boolean;
  before?: ReactNode;
  bar: ReactNode;
  /** Null: it is hidden. */
  sidebar: ReactNode;
  content?: RefObject<HTMLElement | null>;
  children: ReactNode;
  after?: ReactNode;
};

/** Layout of bar, sidebar and content. The first view (firstView/) is prerendered from it, before any code has loaded. */
export function ShellFrame({ hasBanner, before, bar, sidebar, content, children, after }: ShellFrameProps) {
  const t = useT(shellTexts);
  return (
    <Box
      className="shell"
      minH="100dvh"
      css={{ "--bar-height": hasBanner ? barHeight.withBanner : barHeight.plain, ...clearOfBar }}
    >
      {before}
      {/* Above bars of the content that are docked, and come under it when the page is scrolled. */}
      <Box position="sticky" top="0" zIndex="11" h="var(--bar-height)" bg="bg.panel">
        {bar}
      </Box>
      <Flex className="shell-page" align="stretch">
        {sidebar === null ? null : (
          <Box
            as="nav"
            aria-label={t("mainNavigation")}
            hideBelow="md"
            w="15rem"
            flexShrink="0"
            position="sticky"
            top="var(--bar-height)"
            h="calc(100dvh - var(--bar-height))"
            bg="bg.panel"
            borderEndWidth="1px"
          >
            {sidebar}
          </Box>
        )}
        <Box as="main" ref={content} id={contentId} tabIndex={-1} flex="1" minW="0" outline="none">
          {children}
        </Box>
      </Flex>
      {after}
    </Box>
  );
}
