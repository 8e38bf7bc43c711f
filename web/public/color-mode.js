// Runs before the first paint, so that nobody sees a white flash at night. Printed reports are light always.
(() => {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const apply = () => {
    const isDark = dark.matches && !location.pathname.startsWith("/pdfreport");
    document.documentElement.classList.toggle("dark", isDark);
    document.documentElement.classList.toggle("light", !isDark);
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  };
  apply();
  dark.addEventListener("change", apply);
})();
