import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadFallbackTexts, startTexts } from '../i18n/i18n.ts';
import { Themed } from '../theme/themed.tsx';
import { App } from './app.tsx';
import { loadSite } from './site.ts';
import { Unreachable } from './unreachable.tsx';

const root = document.getElementById('root');
if (root) {
  await startTexts();
  const site = await loadSite();
  createRoot(root).render(
    <StrictMode>
      <Themed>{site.ok ? <App site={site.value} /> : <Unreachable fault={site.fault} />}</Themed>
    </StrictMode>,
  );
  void loadFallbackTexts();
}
