import { useNamed } from './named.ts';
import { NamedCard } from './named-card.tsx';
import styles from './supplements.module.css';

/** The supplements that a record names, to be read. */
export const NamedList = ({ keys }: { keys: readonly string[] }) => {
  const lookUp = useNamed();
  return (
    <ol className={styles.chosen}>
      {keys.map((key) => (
        <li key={key}>
          <NamedCard named={lookUp(key)} />
        </li>
      ))}
    </ol>
  );
};
