import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled } from '../../../api/clients.ts';
import { useRoleName } from '../../../i18n/use-role-name.ts';
import { useUser } from '../../../shell/session/current-user.ts';
import classes from '../assignments.module.css';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import type { Line, Loss } from '../line.ts';
import { useLineWords } from '../use-line-words.ts';
import { useRoleWrite } from '../use-role-write.ts';
import own from './candidates.module.css';

type Candidate = Loss['candidates'][number];

/** People to give the same role with one press. Who was appointed stays named, so that the focus does not get lost. */
export const Candidates = ({ line, people }: { line: Line; people: Candidate[] }) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const { nameOf, wordsOf } = useLineWords();
  const user = useUser().id;
  const [appointed, setAppointed] = useState<Candidate | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => said.current?.focus(), [appointed]);
  const words = (one: Candidate) => ({ ...wordsOf(line), name: nameOf(one) });
  const appoint = useRoleWrite({
    call: (one: Candidate) =>
      api.assignment.create(
        { person: one.person.key, role: line.role.key, place: { kind: line.place.kind, key: line.place.key }, scope: line.scope },
        handled,
      ),
    said: (one) => t('assignments.last.appointed', words(one)),
    own: people.some(({ person }) => person.key === user),
    onDone: setAppointed,
  });
  const shown = people.filter(({ person }) => person.key !== appointed?.person.key);
  return (
    <>
      <FailureAlert failure={appoint.failure} />
      {appointed && (
        <p ref={said} tabIndex={-1} className={own.said}>
          {t('assignments.last.appointed', words(appointed))}
        </p>
      )}
      {!appointed && shown.length > 0 && (
        <section aria-label={t('assignments.last.candidates')}>
          <strong>{t('assignments.last.candidates')}</strong>
          <ul className={own.list}>
            {shown.map((one) => (
              <li key={one.person.key} className={own.person}>
                <span className={classes.name}>
                  {nameOf(one)}
                  <span className={classes.below}>
                    {one.roles.map(({ role, place }) => `${roleName(role)}, ${place.name}`).join(' · ')}
                  </span>
                </span>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('assignments.last.appointOne', words(one))}
                  disabled={appoint.pending}
                  onClick={() => appoint.run(one)}
                >
                  {t('assignments.last.appoint')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
