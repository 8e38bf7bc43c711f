import { ChakraProvider } from "@chakra-ui/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { App } from "../src/app/App";
import { paths } from "../src/app/paths";
import { routes } from "../src/app/routes";
import { type Language, languages } from "../src/i18n/language";
import { system } from "../src/theme/system";
import { Frame } from "./Frame";
import type { Drawn } from "./page";

/** The portal for a guest at /login; the page takes over exactly these elements. */
function renderSignIn(): string {
  const router = createMemoryRouter(routes, { initialEntries: [paths.login] });
  return renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** The frame of the signed-in pages; the page replaces it with its own. */
function renderFrame(): string {
  const router = createMemoryRouter([{ path: "*", element: <Frame /> }], {
    initialEntries: [paths.overview],
  });
  return renderToString(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
}

function inEach(render: () => string): ReadonlyMap<Language, string> {
  return new Map(
    languages.map((language) => {
      localStorage.setItem("language", language);
      return [language, render()];
    }),
  );
}

/** Both views in each language, with the styles of their components among the elements. */
export const drawn: Drawn = { signIn: inEach(renderSignIn), frame: inEach(renderFrame) };
