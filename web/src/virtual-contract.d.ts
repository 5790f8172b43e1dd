declare module 'virtual:contract' {
  export const api: typeof import('@bronhouder/contract/api.ts').api;
  export const access: typeof import('@bronhouder/contract/access.ts').access;
  export const regions: typeof import('@bronhouder/contract/services.ts').regions;
  export const words: typeof import('@bronhouder/contract/services.ts').words;
  export const tenants: typeof import('@bronhouder/contract/services.ts').tenants;
}
