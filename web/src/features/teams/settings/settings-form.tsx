import { switchNames } from '@bronhouder/domain/teams/settings.ts';
import { settingsProblems } from '@bronhouder/domain/teams/settings-problems.ts';
import { problemsOfTeam } from '@bronhouder/domain/teams/naming.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { Card } from '../../../ui/card.tsx';
import { AboutCard } from './about-card.tsx';
import { AgeSetting } from './age-setting.tsx';
import { AlignBanner } from './align-banner.tsx';
import { AllowedCard } from './allowed-card.tsx';
import { EffectsDialog } from './effects-dialog.tsx';
import { changedNames, fieldOf, type Input, isSetting, savedInput, settingsOf, type TeamSettings } from './input.ts';
import { NotSavedMessage } from './not-saved-message.tsx';
import classes from './settings.module.css';
import { SwitchSetting } from './switch-setting.tsx';
import { TeamBar } from './team-bar.tsx';
import { useSaveTeam } from './use-save-team.ts';

const problemsIn = (input: Input, settings: TeamSettings): Problem[] => {
  const { organisationTypes, productTypes, categories, own: current, inherited } = settings;
  const choices = { organisationTypes, productTypes, categories };
  return [...problemsOfTeam(input, false), ...settingsProblems({ own: input, current, inherited, choices }).problems];
};

const jumpTo = (field: string) => {
  const box =
    document.getElementById(`team-${field}`) ?? document.querySelector<HTMLElement>(`[data-setting="${field}"] input:not([type="radio"])`);
  box?.scrollIntoView({ block: 'center' });
  box?.focus({ preventScroll: true });
};

/** Name, comment and settings of a team in one form (points 2 and 3); what somebody may not change is text. */
export const SettingsForm = ({ settings }: { settings: TeamSettings }) => {
  const { t } = useTranslation();
  const [change, setChange] = useState<Partial<Input>>({});
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const { data: tenant } = useQuery(queries.tenant.settings.queryOptions({ input: {} }));
  const saved = savedInput(settings);
  const input = { ...saved, ...change };
  const changed = changedNames(saved, input);
  const { save, saving, notSaved, forget } = useSaveTeam(settings, () => {
    setChange({});
    setShown(false);
  });
  const problems = [...(shown ? problemsIn(input, settings) : []), ...(notSaved?.problems ?? [])];
  const may = { about: settings.actions.includes('TEAM:update'), settings: settings.actions.includes('TEAM:settings') };
  const update = (part: Partial<Input>) => {
    forget();
    setChange((now) => ({ ...now, ...part }));
  };
  const editing = { settings, input, problems, onChange: update };
  const press = () => {
    const [first] = problemsIn(input, settings);
    setShown(true);
    if (first) window.setTimeout(() => jumpTo(fieldOf(first)));
    else if (changed.some(isSetting)) setAsking(true);
    else void save(input);
  };
  const saveFromDialog = async () => {
    const done = await save(input);
    if (!done) setAsking(false);
    return done;
  };
  return (
    <>
      <UnsavedGuard dirty={changed.length > 0} />
      <div className={classes.page}>
        <p className={classes.lead} style={{ margin: 0 }}>
          {t(may.settings || may.about ? 'teamSettings.lead' : 'teamSettings.readOnly')}
        </p>
        {notSaved && <NotSavedMessage notSaved={notSaved} />}
        {may.settings && <AlignBanner settings={settings} />}
        <AboutCard {...editing} editable={may.about} />
        {tenant?.typeRestrictionsEnabled !== false && <AllowedCard {...editing} editable={may.settings} />}
        <Card title={t('teamSettings.starting')}>
          <p className={classes.lead}>{t('teamSettings.startingLead')}</p>
          {switchNames.map((name) => (
            <SwitchSetting key={name} {...editing} name={name} editable={may.settings} />
          ))}
        </Card>
        <Card title={t('teamSettings.checks')}>
          <AgeSetting {...editing} editable={may.settings} />
        </Card>
      </div>
      {(may.about || may.settings) && (
        <TeamBar
          changes={changed.length}
          problems={problems.length}
          saving={saving}
          onProblems={() => jumpTo(fieldOf(problems[0] ?? { field: '', code: 'required' }))}
          onDiscard={() => {
            setChange({});
            setShown(false);
            forget();
          }}
          onSave={press}
        />
      )}
      {asking && (
        <EffectsDialog
          team={settings}
          settings={settingsOf(input)}
          saving={saving}
          onSave={saveFromDialog}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
