import { notifications } from '@mantine/notifications';
import type { Problem } from '@bronhouder/domain/problem.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, handled, queries } from '../../../api/clients.ts';
import { type ApiRefusal, refusalIn } from '../../../api/refusal.ts';
import { changedNames, type Input, isSetting, savedInput, settingsOf, type InputName, type TeamSettings } from './input.ts';

/** Why it was not saved. `changed`: what somebody else saved meanwhile. `unanswered`: no answer at all. */
export type NotSaved = { refusal: ApiRefusal | undefined; problems: Problem[]; changed: InputName[] | null };

/**
 * Saves name and comment, and what the team sets: each where it changed. When somebody else saved meanwhile, the newest comes to stand
 * beneath what was typed, which stays.
 */
export const useSaveTeam = (settings: TeamSettings, onSaved: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [notSaved, setNotSaved] = useState<NotSaved | null>(null);
  const asked = { input: { key: settings.key } };
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.team.key() }),
      client.invalidateQueries({ queryKey: queries.menu.key() }),
      client.invalidateQueries({ queryKey: queries.session.key() }),
    ]);
  const fail = async (error: unknown) => {
    const refusal = refusalIn(error);
    await refresh();
    const newest = client.getQueryData(queries.team.settings.queryKey(asked));
    const changed = refusal?.errorCode === 'version.newer' && newest ? changedNames(savedInput(settings), savedInput(newest)) : null;
    setNotSaved({ refusal, problems: refusal?.data.problems ?? [], changed });
  };
  const save = async (input: Input): Promise<boolean> => {
    setSaving(true);
    setNotSaved(null);
    const names = changedNames(savedInput(settings), input);
    const { key } = settings;
    try {
      let { version } = settings;
      if (names.some((name) => !isSetting(name))) {
        ({ version } = await api.team.save({ key, version, name: input.name, comment: input.comment }, handled));
      }
      if (names.some(isSetting)) await api.team.saveSettings({ key, version, settings: settingsOf(input) }, handled);
      await refresh();
      onSaved();
      notifications.show({ message: t('teamSettings.bar.saved') });
      return true;
    } catch (error) {
      await fail(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, notSaved, forget: () => setNotSaved(null) };
};
