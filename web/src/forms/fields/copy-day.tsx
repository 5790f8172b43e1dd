import type { Weekday } from '@bronhouder/domain/fields/definition.ts';
import { weekdays } from '@bronhouder/domain/fields/opening-hours.ts';
import { Button, Checkbox, Group, Popover, Stack, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './opening-hours-field.module.css';

const workdays: Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR'];

/** Copies the hours of a day to others, chosen in a small list. */
export const CopyDay = ({ day, copy }: { day: Weekday; copy: (to: Weekday[]) => void }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<Weekday[]>([]);
  const others = weekdays.filter((other) => other !== day);
  const name = t(`forms.hours.days.${day}`);
  const finish = () => {
    copy(chosen);
    setChosen([]);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" offset={2} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.copy} aria-label={t('forms.hours.copyOf', { day: name })} onClick={() => setOpened(!opened)}>
          {t('forms.hours.copy')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={8}>
          <Group gap={8}>
            <Button size="compact-sm" variant="default" onClick={() => setChosen(others)}>
              {t('forms.hours.allDays')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setChosen(workdays.filter((other) => other !== day))}>
              {t('forms.hours.workdays')}
            </Button>
          </Group>
          <Checkbox.Group
            label={t('forms.hours.copyTo')}
            value={chosen}
            onChange={(days) => setChosen(others.filter((other) => days.includes(other)))}
          >
            <Stack gap={6} mt={6}>
              {others.map((other) => (
                <Checkbox key={other} value={other} label={t(`forms.hours.days.${other}`)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Button size="xs" disabled={chosen.length === 0} onClick={finish}>
            {t('forms.hours.doCopy')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
};
