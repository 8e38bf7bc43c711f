import { useApolloClient } from "@apollo/client/react";
import { Box, chakra } from "@chakra-ui/react";
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLocation, useNavigationType } from "react-router-dom";
import { refetchActive } from "../../graphql/refetch";
import { shellTexts } from "../../i18n/shellTexts";
import { useT } from "../../i18n/useT";
import { useLink } from "../../shared/live/useLink";
import { useLocalSession } from "../../shared/session/useLocalSession";
import { useViewAs } from "../../shared/session/useViewAs";
import { ConnectionBanner } from "../../shared/ui/ConnectionBanner";
import { CrashMessage } from "../../shared/ui/CrashMessage";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { keep, readKept } from "../../shared/ui/kept";
import { PageSkeleton } from "../../shared/ui/PageSkeleton";
import { PaperHead } from "../../shared/ui/PaperHead";
import { useIntroductionDone } from "../introduction/introductionDone";
import { Offered } from "../Offered";
import { Overlays } from "../overlays/Overlays";
import type { Overlay } from "../overlays/overlay";
import { paths } from "../paths";
import { useCatchUp } from "../useCatchUp";
import { pageAt } from "../userPages";
import { barHeight, contentId, ShellFrame } from "./ShellFrame";
import { Sidebar } from "./Sidebar";
import { TopBar } from "./TopBar";

const ViewBanner = lazy(async () => ({ default: (await import("./ViewBanner")).ViewBanner }));

const storageKey = "sidebar";

const overviews: readonly string[] = [paths.overview, paths.adminOverview];

export function Shell() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(() => readKept(storageKey) !== "hidden");
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const content = useRef<HTMLElement>(null);
  const view = useViewAs();
  useRetryWhileDown();
  useCatchUp();
  useArrival(content);
  useTextAreasInSight();
  const bar = view === null ? barHeight.plain : barHeight.withBanner;
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = bar;
    return () => {
      style.scrollPaddingTop = "";
    };
  }, [bar]);

  const toggle = () => {
    keep(storageKey, isOpen ? "hidden" : "shown");
    setOpen(!isOpen);
  };

  return (
    <ShellFrame
      hasBanner={view !== null}
      before={<SkipLink target={contentId} />}
      bar={
        <>
          <TopBar isSidebarOpen={isOpen} onToggleSidebar={toggle} onOpen={setOverlay} />
          {view === null ? null : (
            <Suspense fallback={null}>
              <ViewBanner view={view} />
            </Suspense>
          )}
        </>
      }
      sidebar={isOpen ? <Sidebar /> : null}
      content={content}
      after={<Overlays shown={overlay} onShow={setOverlay} />}
    >
      <PaperHead />
      <ConnectionBanner />
      {overviews.includes(pathname) ? <NewcomerArea onShow={() => setOverlay("introduction")} /> : null}
      <ErrorBoundary fallback={(error) => <CrashMessage error={error} />} resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <Offered needs={pageAt(pathname)?.needs} role={pageAt(pathname)?.role}>
            <Outlet />
          </Offered>
        </Suspense>
      </ErrorBoundary>
    </ShellFrame>
  );
}

/** Scroll position in pixels of each visited place, by the key of its history entry. */
const scrolledTo = new Map<string, number>();

/** Content may still be loading: while it grows, the scroll position is restored. */
const patienceMs = 3000;

/** Scrolls there as soon as the page is high enough; gives up when the visitor scrolls, or the page stops growing. */
function scrollWhenHighEnough(content: HTMLElement, top: number): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: "instant" });
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const gestures = ["wheel", "touchmove", "keydown", "pointerdown"];
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, patienceMs);
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  observer.observe(content);
  scroll();
  return stop;
}

/**
 * Does for pages that change in place what a browser does for loaded ones: a new page begins at its top, going
 * back restores the scroll position, and keyboard focus goes on from the start of the page. A change of the
 * view only (tab, filter, interval) moves nothing.
 */
function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const shown = useRef({ pathname, key });

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    const note = () => scrolledTo.set(shown.current.key, window.scrollY);
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname === pathname) {
      if (before.key !== key) scrolledTo.set(key, window.scrollY);
      return;
    }
    const main = content.current;
    if (main === null) return;
    if (!main.contains(document.activeElement)) main.focus({ preventScroll: true });
    return scrollWhenHighEnough(main, isReturn ? (scrolledTo.get(key) ?? 0) : 0);
  }, [pathname, key, isReturn, content]);
}

/** First stop of the Tab key: skips the navigation. */
function SkipLink({ target }: { target: string }) {
  const t = useT(shellTexts);
  return (
    <chakra.a
      href={`#${target}`}
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      rounded="md"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="medium"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
    >
      {t("skip")}
    </chakra.a>
  );
}

/** Browsers scroll to the caret of a text area that gets the focus; the rest of it may stay under the bar. */
function useTextAreasInSight() {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      // A text area under a pointer's press must stay in place, or the caret would be set elsewhere.
      if (target instanceof HTMLTextAreaElement && !target.matches(":active"))
        target.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("focusin", show);
    return () => document.removeEventListener("focusin", show);
  }, []);
}

const retryMs = 10_000;

/** While the portal or its platform is unreachable, retries every 10 s, and at once when the network returns. */
function useRetryWhileDown(): void {
  const client = useApolloClient();
  const isDown = useLink() !== "online";
  useEffect(() => {
    if (!isDown) return;
    const retry = () => void refetchActive(client);
    const timer = setInterval(retry, retryMs);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
  }, [client, isDown]);
}

const IntroductionBar = lazy(async () => ({
  default: (await import("../introduction/IntroductionBar")).IntroductionBar,
}));

/** Room above the overview for the introduction's offer. It is there before its code, to keep the page from moving. */
function NewcomerArea({ onShow }: { onShow: () => void }) {
  const user = useLocalSession()?.username ?? "";
  const isDone = useIntroductionDone(user);
  const isView = useViewAs() !== null;
  if (isDone || isView) return null;
  return (
    <Box h="12" bg="brand.subtle" _print={{ display: "none" }}>
      <Suspense fallback={null}>
        <IntroductionBar user={user} onShow={onShow} />
      </Suspense>
    </Box>
  );
}
