import { Group, Skeleton, Stack } from '@mantine/core';

const widths = ['92%', '76%', '84%', '61%', '88%', '70%'];

/** Lines of text that are on their way. */
export const LinesSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Stack gap={10} aria-hidden>
    {Array.from({ length: lines }, (_, line) => (
      <Skeleton key={line} height={14} radius="sm" width={widths[line % widths.length] ?? '80%'} />
    ))}
  </Stack>
);

/** A whole page that is on its way; `label` is what a screen reader hears. */
export const PageSkeleton = ({ label }: { label: string }) => (
  <Stack gap="md" role="status" aria-label={label}>
    <Skeleton height={12} width={220} radius="sm" />
    <Skeleton height={28} width={320} maw="80%" radius="sm" />
    <Group grow gap="md" align="stretch" visibleFrom="sm">
      <Skeleton height={110} />
      <Skeleton height={110} />
      <Skeleton height={110} />
    </Group>
    <Skeleton height={220} />
  </Stack>
);
