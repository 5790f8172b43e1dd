import type { Instant } from '@bronhouder/domain/instant.ts';
import { drawUpload } from './draw/upload.ts';
import { dayOf, workedOn } from './moment.ts';
import type { SupplementSeed } from './seeds.ts';
import type { TenantWorld } from './tenant-world.ts';
import type { Act, WorldVerbs } from './verbs.ts';

const fillSupplement = async (verbs: WorldVerbs, now: Instant, tenant: string, seed: SupplementSeed): Promise<void> => {
  const { key, organisation, type, content, by, day, upload, closed } = seed;
  const actOf = (turn: number, on = day): Act => ({ tenant, organisation, by, at: workedOn(now, on, key, turn) });
  await verbs.makeSupplement(actOf(0), { key, type, content });
  if (upload) {
    const { field, file } = upload;
    await verbs.addFile(actOf(1), { key, field, name: file.name, bytes: drawUpload(file) });
  }
  if (closed) {
    const { from, till, reason } = closed;
    const closing = { from: dayOf(now, from), till: till === null ? null : dayOf(now, till), reason };
    await verbs.closeSupplement(actOf(2, Math.min(from, -1)), { key, ...closing });
  }
};

/** What organisations keep in their libraries, before anything names it. */
export const fillSupplements = async (verbs: WorldVerbs, now: Instant, { tenant, supplements }: TenantWorld): Promise<void> => {
  for (const seed of supplements) await fillSupplement(verbs, now, tenant.key, seed);
};
