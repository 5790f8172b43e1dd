import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractModule } from './contract-module.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = { portal: here('index.html'), access: here('access/index.html') };
const backend = process.env['BACKEND_URL'] ?? 'http://localhost:8080';
const services = ['/api', '/access/public', '/access/auth', '/tenants', '/regions', '/words', '/docs', '/delivery', '/settings.json'];

export default defineConfig({
  root: here('.'),
  base: '/',
  plugins: [react(), contractModule()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What every page needs, in one part: it compresses better, and stays in the browser's cache when only our own code changes.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|history|react-store|store|query-core|react-query)|i18next|i18next-icu|react-i18next|intl-messageformat|@formatjs|@orpc|@mantine[\\/](?:hooks|store|core[\\/]esm[\\/]core))[\\/]/,
            },
            // What the portal and the sign-in pages begin with: who signs in has most of the portal already.
            { name: 'start', tags: ['$initial'], test: /^(?!.*(?:web[\\/]src[\\/](?:access[\\/]|main\.)|\.html))/ },
            // What several pages share, as one file and not as hundreds of crumbs, each of which costs a request on every first visit.
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
      input: Object.fromEntries(Object.entries(pages).filter(([name]) => name === 'portal' || existsSync(here('src/access/main.tsx')))),
    },
  },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(services.map((path) => [path, { target: backend, changeOrigin: false }])),
  },
});
