import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
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
import { pageAt } from "../userPages";
import { PaperHead } from "./PaperHead";
import { barHeight, contentId, ShellFrame } from "./ShellFrame";
import { Sidebar } from "./Sidebar";
import { SkipLink } from "./SkipLink";
import { TopBar } from "./TopBar";
import { useArrival } from "./useArrival";

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
  const bar = view === null ? barHeight.plain : barHeight.withBanner;
  // Of text areas browsers heed no scroll margin when these get the focus.
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
          <Offered needs={pageAt(pathname)?.needs}>
            <Outlet />
          </Offered>
        </Suspense>
      </ErrorBoundary>
    </ShellFrame>
  );
}
