import { switchNames } from '@bronhouder/domain/teams/settings.ts';
import { settingsProblems } from '@bronhouder/domain/teams/settings-problems.ts';
import { problemsOfTeam } from '@bronhouder/domain/teams/naming.ts';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/clients.ts';
import { RestoredNotice } from '../../../forms/restored-notice.tsx';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { Card } from '../../../ui/card.tsx';
import { WhyNot } from '../../rights/why-not.tsx';
import { AboutCard } from './about-card.tsx';
import { AgeSetting } from './age-setting.tsx';
import { AlignBanner } from './align-banner.tsx';
import { AllowedCard } from './allowed-card.tsx';
import { EffectsDialog } from './effects-dialog.tsx';
import { fieldOf, type Input, isSetting, settingsOf, type TeamSettings } from './input.ts';
import { NotSavedMessage } from './not-saved-message.tsx';
import classes from './settings.module.css';
import { SwitchSetting } from './switch-setting.tsx';
import { TeamBar } from './team-bar.tsx';
import { useSaveTeam } from './use-save-team.ts';
import { useTypedSettings } from './use-typed-settings.ts';

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
  const { input, changed, type, restored, clear, dismiss } = useTypedSettings(settings);
  const [shown, setShown] = useState(false);
  const [asking, setAsking] = useState(false);
  const { data: tenant } = useQuery(queries.tenant.settings.queryOptions({ input: {} }));
  const { save, saving, notSaved, forget } = useSaveTeam(settings, () => {
    clear();
    setShown(false);
  });
  const problems = [...(shown ? problemsIn(input, settings) : []), ...(notSaved?.problems ?? [])];
  const may = { about: settings.actions.includes('TEAM:update'), settings: settings.actions.includes('TEAM:settings') };
  const mayChange = may.about || may.settings;
  const update = (part: Partial<Input>) => {
    forget();
    type(part);
  };
  const editing = { settings, input, problems, onChange: update };
  const discard = () => {
    clear();
    setShown(false);
    forget();
  };
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
          {t(mayChange ? 'teamSettings.lead' : 'teamSettings.readOnly')}{' '}
          {!mayChange && <WhyNot place={{ kind: 'team', key: settings.key }} right="TEAM:settings" />}
        </p>
        {restored && mayChange && <RestoredNotice at={restored} onDiscard={discard} onClose={dismiss} />}
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
      {mayChange && (
        <TeamBar
          changes={changed.length}
          problems={problems.length}
          saving={saving}
          onProblems={() => jumpTo(fieldOf(problems[0] ?? { field: '', code: 'required' }))}
          onDiscard={discard}
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
