import { Skeleton } from '@mantine/core';
import classes from './data-table.module.css';
import { type Shown, skeletonRows } from './shown.ts';

/** The list as cards, for a phone. */
export const RowCards = <Row extends object>({ table, columns, label, loading }: Shown<Row>) => {
  const seen = table.getVisibleLeafColumns().map(({ id }) => id);
  const [main, ...others] = columns.filter(({ id }) => seen.includes(id));
  if (loading) {
    return (
      <div className={classes.cards} aria-hidden>
        {Array.from({ length: skeletonRows }, (_, card) => (
          <div key={card} className={classes.item}>
            <Skeleton height={16} width="60%" mb={8} />
            <Skeleton height={12} width="85%" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={classes.cards} aria-label={label}>
      {table.getRowModel().rows.map((row) => (
        <li key={row.id} className={classes.item}>
          <div className={classes.main}>{main?.cell(row.original)}</div>
          <dl className={classes.facts}>
            {others.map((column) => (
              <div key={column.id} style={{ display: 'contents' }}>
                <dt>{column.header}</dt>
                <dd>{column.cell(row.original)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
