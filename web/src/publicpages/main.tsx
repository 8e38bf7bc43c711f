import "../theme/fonts.css";
import "../shared/public/style/base.css";
import "../shared/public/style/parts.css";
import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { visitLanguage } from "../i18n/language";
import { addressParams } from "../shared/public/address";
import { chartStyle } from "../shared/public/chart/chartStyle";
import { PublicShell } from "../shared/public/PublicShell";
import { publicPaths, readLink } from "../shared/public/publicLink";
import { themeStyle } from "../theme/themeStyle";

const root = document.getElementById("root");
if (root === null) throw new Error("public.html lacks #root");

/** Each page loads only its own code. */
const pages: Record<string, () => Promise<ComponentType>> = {
  [publicPaths.graph]: async () => (await import("../features/public-graph/PublicGraphPage")).PublicGraphPage,
  [publicPaths.embeddedGraph]: async () =>
    (await import("../features/embed-graph/EmbeddedGraphPage")).EmbeddedGraphPage,
  [publicPaths.embeddedMap]: async () =>
    (await import("../features/embed-map/EmbeddedMapPage")).EmbeddedMapPage,
};
const publicPage = async () => (await import("../features/public-page/PublicPage")).PublicPage;
const loadPage = pages[window.location.pathname.replace(/\/$/, "")] ?? publicPage;

const style = document.createElement("style");
style.textContent = themeStyle() + chartStyle();
document.head.append(style);
// Only the link decides: a page in a frame must not use what this browser stores.
visitLanguage(readLink(addressParams()).language);

// Separate pages without the app's code: anybody opens them, and some stay open for weeks.
createRoot(root).render(
  <StrictMode>
    <PublicShell load={loadPage} />
  </StrictMode>,
);
