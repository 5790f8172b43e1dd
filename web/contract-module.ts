import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const name = 'virtual:contract';

/**
 * The contracts as the browser needs them: methods and paths only, worked out while building. The schemas, and zod with them, stay
 * out of the first bundle; the server checks what comes in and goes out.
 */
export const contractModule = (): Plugin => ({
  name: 'bronhouder-contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) => {
    if (id !== `\0${name}`) return undefined;
    const { api } = await import('@bronhouder/contract/api.ts');
    const { access } = await import('@bronhouder/contract/access.ts');
    const { regions, words, tenants } = await import('@bronhouder/contract/services.ts');
    return Object.entries({ api, access, regions, words, tenants })
      .map(([router, contract]) => `export const ${router} = ${JSON.stringify(minifyContractRouter(contract))};`)
      .join('\n');
  },
});
