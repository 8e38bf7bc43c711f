import { ChakraProvider } from "@chakra-ui/react";
import { type createBrowserRouter, RouterProvider } from "react-router-dom";
import { CrashMessage } from "../shared/ui/CrashMessage";
import { ErrorBoundary } from "../shared/ui/ErrorBoundary";
import { Toaster } from "../shared/ui/Toaster";
import { system } from "../theme/system";

type AppProps = { router: ReturnType<typeof createBrowserRouter> };

export function App({ router }: AppProps) {
  return (
    <ChakraProvider value={system}>
      <ErrorBoundary fallback={(error) => <CrashMessage error={error} />}>
        <RouterProvider router={router} />
      </ErrorBoundary>
      <Toaster />
    </ChakraProvider>
  );
}
