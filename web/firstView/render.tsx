import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../src/app/App";
import { paths } from "../src/app/paths";
import { routes } from "../src/app/routes";
import { type Language, languages } from "../src/i18n/language";

function renderSignIn(language: Language): string {
  localStorage.setItem("language", language);
  const router = createMemoryRouter(routes, { initialEntries: [paths.login] });
  return renderToString(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** The portal as a guest finds it at /login, in each language, with the styles of its components among the elements. */
export const drawn: ReadonlyMap<Language, string> = new Map(
  languages.map((language) => [language, renderSignIn(language)]),
);
