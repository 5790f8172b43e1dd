import type { Right } from '@bronhouder/domain/permissions/right.ts';
import { Button, Popover } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaceRef } from '../../shell/rights/open-rights.ts';
import { useWhyNot } from './use-why-not.ts';
import { WhyDetails } from './why-details.tsx';
import classes from './why.module.css';

type Props = { place: PlaceRef; right: Right };

const Explanation = ({ place, right, close }: Props & { close: () => void }) => {
  const why = useWhyNot(place, true);
  return (
    <>
      <p className={classes.sentence} role="status">
        {why.full(right)}
      </p>
      <WhyDetails place={place} close={close} />
    </>
  );
};

/** "Why may I not?" beside what is shown as text because a right is missing: which right, who can give it, which roles one has here. */
export const WhyNot = (props: Props) => {
  const { t } = useTranslation();
  const [told, tell] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const close = () => {
    target.current?.focus();
    tell(false);
  };
  return (
    <Popover opened={told} onChange={tell} withArrow width={320} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          ref={target}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconLock size={14} aria-hidden />}
          onClick={() => tell(!told)}
        >
          {t('shell.why')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('shell.why')}>{told && <Explanation {...props} close={close} />}</Popover.Dropdown>
    </Popover>
  );
};
