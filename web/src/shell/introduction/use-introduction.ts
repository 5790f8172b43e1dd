import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { knownSettings } from '../../api/settings.ts';
import { useUser } from '../session/current-user.ts';
import { isOffered } from './is-offered.ts';

const place = (user: string) => `introduction.${user}`;

/** The introduction: offered once per user below the paths that the settings name, and whenever they ask for it. */
export const useIntroduction = () => {
  const { id } = useUser();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [seen, setSeen] = useState(() => localStorage.getItem(place(id)) !== null);
  const [asked, setAsked] = useState(false);
  return {
    opened: asked || (!seen && isOffered(path, knownSettings()?.wizardBasePaths ?? [])),
    open: () => setAsked(true),
    close: () => {
      localStorage.setItem(place(id), 'seen');
      setSeen(true);
      setAsked(false);
    },
  };
};
