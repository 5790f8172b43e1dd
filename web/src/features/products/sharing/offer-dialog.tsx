import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import type { ApiAnswers } from '../../../api/types.ts';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { CandidateList } from './candidate-list.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Named } from './share.ts';
import classes from './sharing.module.css';
import { useShareAct } from './use-share-act.ts';

type Results = ApiAnswers['sharing']['offer'];
type Props = { product: Named; first: Named | null; onClose: () => void };

/** What became of each, when not all of it worked out. */
const ResultList = ({ results, chosen }: { results: Results; chosen: readonly Named[] }) => {
  const { t } = useTranslation();
  const titleOf = (key: string) => chosen.find((one) => one.key === key)?.title ?? '';
  return (
    <Alert color="yellow" icon={<IconInfoCircle size={18} aria-hidden />} title={t('sharing.offer.results')} role="alert">
      <ul className={classes.names}>
        {results.map(({ organisation, reason }) => (
          <li key={organisation}>
            {reason
              ? t('sharing.offer.resultNot', { organisation: titleOf(organisation), reason: reason.message })
              : t('sharing.offer.resultDone', { organisation: titleOf(organisation) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

/** Offers the product to one or more organisations, with a word; says of each what became of it when not all worked out. */
export const OfferDialog = ({ product, first, onClose }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Named[]>(first ? [first] : []);
  const [message, setMessage] = useState('');
  const [results, setResults] = useState<Results | null>(null);
  useFocusBack();
  const act = useShareAct({
    call: (organisations: string[]) => api.sharing.offer({ key: product.key, organisations, message }, handled),
    said: (answer) => (answer.some(({ reason }) => reason) ? null : t('sharing.offer.done', { count: answer.length })),
    onDone: (answer) => (answer.some(({ reason }) => reason) ? setResults(answer) : onClose()),
  });
  const names = chosen.map(({ title }) => title).join(', ');
  return (
    <Modal opened onClose={onClose} title={t('sharing.offer.title', { title: product.title })} size="lg" withCloseButton={false}>
      <Stack gap="sm">
        {!results && (
          <>
            <Text size="sm">{t('sharing.offer.lead')}</Text>
            {!first && <CandidateList product={product.key} chosen={chosen} onChoose={setChosen} />}
            <Text size="sm" role="status">
              {t('sharing.offer.chosen', { count: chosen.length, names })}
            </Text>
            <Textarea
              label={t('sharing.offer.message')}
              autosize
              minRows={2}
              maxLength={1000}
              value={message}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
          </>
        )}
        {results && <ResultList results={results} chosen={chosen} />}
        <FailureAlert failure={act.failure} />
      </Stack>
      <Group justify="flex-end" mt="lg" gap="xs" className={classes.buttons ?? ''}>
        <Button variant="default" onClick={onClose}>
          {t(results ? 'sharing.close' : 'sharing.cancel')}
        </Button>
        {!results && (
          <Button disabled={chosen.length === 0} loading={act.pending} onClick={() => act.run(chosen.map(({ key }) => key))}>
            {t('sharing.offer.confirm', { count: chosen.length })}
          </Button>
        )}
      </Group>
    </Modal>
  );
};
