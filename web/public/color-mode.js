// Runs before the first paint, so that nobody sees a white flash at night. What is printed is light always, and so are reports; public
// pages and embeds are as their link says, as they stand on others' sites.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const isPublic = /^\/(public|embed)(\/|$)/.test(location.pathname);
  const wanted = isPublic ? new URLSearchParams(location.search).get("theme") : null;
  const isDarkPage = () => wanted === "dark" || (wanted !== "light" && dark.matches);
  let isPrinting = false;
  const apply = () => {
    const isDark = isDarkPage() && !isPrinting && !location.pathname.startsWith("/pdfreport");
    document.documentElement.classList.toggle("dark", isDark);
    document.documentElement.classList.toggle("light", !isDark);
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  };
  apply();
  dark.addEventListener("change", apply);
  const print = (isBegun) => () => {
    isPrinting = isBegun;
    apply();
  };
  window.addEventListener("beforeprint", print(true));
  window.addEventListener("afterprint", print(false));
})();
