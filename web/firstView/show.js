// Shows the sign-in page before the portal's code is there, to who isn't remembered as signed in. The code takes over these very
// elements, with what was typed (src/main.tsx).
(() => {
  // As src/shared/storage/browserStorage.ts: browsers may refuse it.
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  // Who has just asked for an account finds more on the page.
  const isNews = Boolean(history.state?.usr?.signedUpAs);
  if (kept("username") !== null || isNews) return;
  if (location.pathname === "/") history.replaceState(history.state, "", `/login${location.search}`);
  // As src/i18n/language.ts.
  const wishes = [new URLSearchParams(location.search).get("lang"), kept("language")];
  const area = location.pathname.startsWith("/admin") ? "en" : "sl";
  const language = wishes.find((wish) => wish === "sl" || wish === "en") ?? area;
  const { content, dataset } = document.querySelector(`template[lang=${language}]`);
  const root = document.getElementById("root");
  document.documentElement.lang = language;
  document.title = dataset.title;
  root.append(content);
  for (const link of root.querySelectorAll("a")) link.setAttribute("href", link.pathname + location.search);
  root.querySelector("input").focus();
  // A form that no code looks after yet would write the password into the address: it is sent once there is some.
  window.addEventListener("submit", (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    document.documentElement.dataset.submitted = "";
  });
})();
