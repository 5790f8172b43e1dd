import { Button, Group, Modal, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconHelpCircle, IconPencil, IconSearch, IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteName } from '../start/site.ts';
import classes from './introduction.module.css';
import { useFocusBack } from '../../ui/use-focus-back.ts';

const steps = [
  { id: 'find', Sign: IconSearch },
  { id: 'edit', Sign: IconPencil },
  { id: 'publish', Sign: IconWorldUpload },
  { id: 'help', Sign: IconHelpCircle },
] as const;
const first = steps[0];

/** The introduction: what the portal is for, in four steps. */
export const Introduction = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useFocusBack();
  const tenant = useSiteName();
  const [at, setAt] = useState(0);
  const { id, Sign } = steps[at] ?? first;
  const last = at === steps.length - 1;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('help.introduction.title', { tenant })}
      closeButtonProps={{ 'aria-label': t('help.introduction.skip') }}
    >
      <div className={classes.icon}>
        <Sign size={56} stroke={1.4} aria-hidden />
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{t('help.introduction.step', { step: at + 1, steps: steps.length })}</VisuallyHidden>
        <Title order={3} mb={4}>
          {t(`help.introduction.steps.${id}.title`)}
        </Title>
        <Text mih={66}>{t(`help.introduction.steps.${id}.text`)}</Text>
      </div>
      <Group mt="md" gap="xs">
        <div className={classes.dots} aria-hidden>
          {steps.map((step, index) => (
            <span key={step.id} className={`${classes.dot} ${index === at ? classes.now : ''}`} />
          ))}
        </div>
        <Button variant="default" onClick={at === 0 ? onClose : () => setAt(at - 1)}>
          {t(at === 0 ? 'help.introduction.skip' : 'help.introduction.previous')}
        </Button>
        <Button onClick={last ? onClose : () => setAt(at + 1)} data-autofocus>
          {t(last ? 'help.introduction.done' : 'help.introduction.next')}
        </Button>
      </Group>
    </Modal>
  );
};
