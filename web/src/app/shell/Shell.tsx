import { Box, Flex } from "@chakra-ui/react";
import { lazy, Suspense, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { shellTexts } from "../../i18n/texts/shell";
import { useT } from "../../i18n/useT";
import { useViewAs } from "../../shared/session/useViewAs";
import { ConnectionBanner } from "../../shared/ui/ConnectionBanner";
import { CrashMessage } from "../../shared/ui/CrashMessage";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { keep, readKept } from "../../shared/ui/kept";
import { PageSkeleton } from "../../shared/ui/PageSkeleton";
import { NewcomerArea } from "../introduction/NewcomerArea";
import { Offered } from "../Offered";
import { Overlays } from "../overlays/Overlays";
import type { Overlay } from "../overlays/overlay";
import { paths } from "../paths";
import { useCatchUp } from "../useCatchUp";
import { useRetryWhileDown } from "../useRetryWhileDown";
import { PaperHead } from "./PaperHead";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";
import { TopBar } from "./TopBar";
import { useArrival } from "./useArrival";

const ViewBanner = lazy(async () => ({ default: (await import("./ViewBanner")).ViewBanner }));

const storageKey = "sidebar";
const contentId = "content";

const overviews: readonly string[] = [paths.overview, paths.adminOverview];

/** Height of the top bar, and of it with the banner of a view as a group; what sticks below starts there. */
const barHeight = { plain: "3.5rem", withBanner: "6rem" };

/** What the keyboard reaches does not lie under the bar, nor under a table's heads that stand below it. */
const clearOfBar = {
  "& :where(main) :where(a, button, input, select, textarea, summary, [tabindex])": {
    scrollMarginTop: "calc(var(--bar-height) + 3.5rem)",
  },
};

export function Shell() {
  const t = useT(shellTexts);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => readKept(storageKey) !== "hidden");
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const content = useRef<HTMLElement>(null);
  const view = useViewAs();
  useRetryWhileDown();
  useCatchUp();
  useArrival(content);

  const toggle = () => {
    keep(storageKey, isOpen ? "hidden" : "shown");
    setOpen(!isOpen);
  };

  return (
    <Box
      className="shell"
      minH="100dvh"
      css={{ "--bar-height": view === null ? barHeight.plain : barHeight.withBanner, ...clearOfBar }}
    >
      <SkipLink target={contentId} />
      <Box position="sticky" top="0" zIndex="docked" h="var(--bar-height)" bg="bg.panel">
        <TopBar
          height={barHeight.plain}
          isSidebarOpen={isOpen}
          onToggleSidebar={toggle}
          onOpen={setOverlay}
        />
        {view === null ? null : (
          <Suspense fallback={null}>
            <ViewBanner view={view} />
          </Suspense>
        )}
      </Box>
      <Flex className="shell-page" align="stretch">
        {isOpen ? (
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
            <Sidebar />
          </Box>
        ) : null}
        <Box as="main" ref={content} id={contentId} tabIndex={-1} flex="1" minW="0" outline="none">
          <PaperHead />
          <ConnectionBanner />
          {overviews.includes(pathname) ? <NewcomerArea onShow={() => setOverlay("introduction")} /> : null}
          <ErrorBoundary fallback={(error) => <CrashMessage error={error} />} resetKey={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <Offered>
                <Outlet />
              </Offered>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Flex>
      <Overlays shown={overlay} onShow={setOverlay} />
    </Box>
  );
}
