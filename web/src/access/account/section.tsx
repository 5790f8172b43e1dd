import { Group } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './section.module.css';

type SectionProps = { title: string; lead: string; state?: ReactNode; children: ReactNode };

/** One part of the account page, under its own heading. */
export const Section = ({ title, lead, state, children }: SectionProps) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {state}
      </Group>
      <p className={classes.lead}>{lead}</p>
      {children}
    </section>
  );
};
