import type { ApolloClient } from "@apollo/client";
import { lazy, type ReactNode, Suspense } from "react";
import { matchPath, Navigate, type RouteObject, useParams, useRouteError } from "react-router-dom";
import { SignInPage } from "../features/sign-in/SignInPage";
import { LeaveGuards } from "../shared/leaving/LeaveGuards";
import { CrashMessage } from "../shared/ui/CrashMessage";
import { isAdminPage, isAdminPath, linkPages } from "./access";
import { Gate } from "./Gate";
import { paths, patterns } from "./paths";
import { pageAt, userPages } from "./userPages";

/** The outer boundary, for crashes outside the pages. Without it the router shows people a text for developers. */
function RouteCrash() {
  return <CrashMessage error={useRouteError()} />;
}

const loadArea = () => import("./SignedInArea");

async function loadAdmin(pathname: string) {
  const [area, { preloadPage }] = await Promise.all([
    import("./admin/AdminRoutes"),
    import("./admin/adminPages"),
  ]);
  preloadPage(pathname);
  return area;
}

/** Code loaded ahead may fail: the component that shows it reports that. */
const leaveToLazy = () => undefined;

/** Loads a page's code, and with a client also its first data. */
function loadAhead({ pathname, search }: Location | HTMLAnchorElement, apollo?: ApolloClient): void {
  const page = pageAt(pathname);
  if (page === undefined) {
    if (isAdminPage(pathname)) loadAdmin(pathname).catch(leaveToLazy);
    return;
  }
  page.load().catch(leaveToLazy);
  const id = matchPath(page.path, pathname)?.params.id ?? "";
  if (apollo !== undefined) page.askAhead?.(apollo, id, new URLSearchParams(search));
}

/** The page's code is loaded along with the frame, not after it. */
const SignedInArea = lazy(async () => {
  loadAhead(window.location);
  return { default: (await loadArea()).SignedInArea };
});
const AdminRoutes = lazy(async () => ({
  default: (await loadAdmin(window.location.pathname)).AdminRoutes,
}));
const GuestPages = lazy(async () => ({ default: (await import("./GuestPages")).GuestPages }));

/** Called while the portal checks the password. */
const loadNext = () => {
  loadArea().catch(leaveToLazy);
  pageAt(paths.overview)?.load().catch(leaveToLazy);
  if (isAdminPath(window.location.pathname)) loadAhead(window.location);
};

const signIn = <SignInPage onAttempt={loadNext} />;

/** A page without a frame to show while its code loads. */
const alone = (page: ReactNode) => <Suspense fallback={null}>{page}</Suspense>;

/** The short address of a device's configuration. */
function ToClientConfig() {
  const { id = "" } = useParams();
  return <Navigate to={paths.clientConfig(id)} replace />;
}

const framed = userPages.filter(({ isFrameless }) => !isFrameless);
const frameless = userPages.filter(({ isFrameless }) => isFrameless);

export const routes: RouteObject[] = [
  {
    element: (
      <>
        <LeaveGuards />
        <Gate />
      </>
    ),
    errorElement: <RouteCrash />,
    children: [
      { path: paths.login, element: signIn },
      { path: paths.adminLogin, element: signIn },
      ...[paths.signUp, paths.forgotPassword, ...linkPages].map((path) => ({
        path,
        element: alone(<GuestPages />),
      })),
      ...frameless.map(({ path, Page }) => ({ path, element: alone(<Page />) })),
      {
        element: alone(<SignedInArea onPoint={loadAhead} />),
        children: [
          ...framed.map(({ path, Page }) => ({ path, element: <Page /> })),
          { path: patterns.admin, element: <AdminRoutes /> },
          { path: patterns.config, element: <ToClientConfig /> },
        ],
      },
      { path: "*", element: null },
    ],
  },
];
