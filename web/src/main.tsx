import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { loadFallbackTexts, startTexts } from './i18n/i18n.ts';
import { router } from './routes.tsx';
import { connectFailures } from './shell/failures/connect-failures.ts';
import { Notices } from './shell/notices.tsx';
import { Themed } from './theme/themed.tsx';

const fallbackDelay = 4000;
const secondTry = 5000;

const show = (element: HTMLElement) =>
  createRoot(element).render(
    <StrictMode>
      <Themed>
        <QueryClientProvider client={queryClient}>
          <Notices />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Themed>
    </StrictMode>,
  );

const root = document.getElementById('root');
if (root) {
  connectFailures(router);
  // Without its texts the portal has no words to say so: the page tries again by itself.
  await startTexts().then(
    () => show(root),
    () => window.setTimeout(() => window.location.reload(), secondTry),
  );
  window.setTimeout(() => void loadFallbackTexts(), fallbackDelay);
}
