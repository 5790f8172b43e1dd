import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/clients.ts';
import { UnsavedGuard } from '../../../shell/unsaved.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IsilCard } from '../../isil/isil-card.tsx';
import { useAct } from '../../records/publish/use-act.ts';
import type { OrganisationInView } from '../record.ts';
import { useMoments } from '../../records/use-moments.ts';
import { DangerZone } from './danger-zone.tsx';
import classes from './settings.module.css';
import { SettingsBar } from './settings-bar.tsx';
import { changedSettings, losesPlan, losesProductPlans, type SettingsInput, switchReasons } from './settings-input.ts';
import { SettingsRefusal } from './settings-refusal.tsx';
import { Switches } from './switches.tsx';
import { TeamCard } from './team-card.tsx';
import { type Settings, TypeChoice } from './type-choice.tsx';

const savedOf = ({ types, facts, productWorkflow }: Settings): SettingsInput => ({
  types,
  online: facts.online,
  workflow: facts.workflow,
  productWorkflow,
});

/** The settings as a form: types and switches are saved together (points 3 to 5). */
export const SettingsForm = ({ settings, view }: { settings: Settings; view: OrganisationInView }) => {
  const { t } = useTranslation();
  const { moment } = useMoments();
  const [change, setChange] = useState<Partial<SettingsInput>>({});
  const [asking, setAsking] = useState(false);
  const saved = savedOf(settings);
  const input = { ...saved, ...change };
  const changes = changedSettings(saved, input);
  const reasons = switchReasons(settings.facts, input, view, settings);
  const ofProducts = losesProductPlans(input, settings);
  const ofItself = losesPlan(settings.facts, input, view.now);
  const act = useAct<SettingsInput & { cancelPlans: boolean }>({
    view: { kind: view.kind, record: settings },
    call: api.organisation.updateSettings,
    done: () => t('organisation.settings.saved'),
    onDone: () => setChange({}),
  });
  const save = (cancelPlans: boolean) => {
    setAsking(false);
    act.run({ ...input, cancelPlans });
  };
  const blocked = () => {
    if (act.newer) return t('publication.newer.title');
    if (input.types.length === 0) return t('organisation.settings.typesRequired');
    if (input.types.length > settings.maximumTypes && changes > 0)
      return t('organisation.settings.typesTooMany', { count: settings.maximumTypes });
    if (reasons.length > 0) return reasons.map(({ code }) => t(`refusals.${code}.message`)).join(' ');
    return changes === 0 ? t('forms.bar.changes', { count: 0 }) : undefined;
  };
  const update = (part: Partial<SettingsInput>) => setChange((now) => ({ ...now, ...part }));
  return (
    <>
      <UnsavedGuard dirty={changes > 0} />
      <div className={classes.page}>
        <TypeChoice settings={settings} chosen={input.types} onChange={(types) => update({ types })} />
        <Switches
          organisation={settings.key}
          mandatory={settings.mandatory}
          saved={saved}
          input={input}
          reasons={reasons}
          onChange={update}
        />
        <SettingsRefusal act={act} />
        <TeamCard view={view} />
        <IsilCard organisation={view.organisation.key} />
        <DangerZone view={view} />
      </div>
      <SettingsBar
        changes={changes}
        blocked={blocked()}
        saving={act.pending}
        onDiscard={() => setChange({})}
        onSave={() => (ofItself || ofProducts > 0 ? setAsking(true) : save(false))}
      />
      <ConfirmDialog
        opened={asking}
        title={t('organisation.settings.plansTitle')}
        confirm={t('organisation.settings.plansConfirm')}
        cancel={t('organisation.settings.cancel')}
        danger
        onConfirm={() => save(true)}
        onCancel={() => setAsking(false)}
      >
        {ofItself && <p>{t('organisation.settings.plans', { at: moment(settings.facts.plannedFrom ?? '') })}</p>}
        {ofProducts > 0 && <p>{t('organisation.settings.productPlans', { count: ofProducts })}</p>}
      </ConfirmDialog>
    </>
  );
};
