import { ChakraProvider } from "@chakra-ui/react";
import { useState } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { CrashMessage } from "../shared/ui/CrashMessage";
import { ErrorBoundary } from "../shared/ui/ErrorBoundary";
import { Toaster } from "../shared/ui/Toaster";
import { system } from "../theme/system";
import { routes } from "./routes";

export function App() {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary fallback={(error) => <CrashMessage error={error} />}>
        <RouterProvider router={router} />
      </ErrorBoundary>
      <Toaster />
    </ChakraProvider>
  );
}
