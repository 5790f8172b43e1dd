import { useEffect, useState } from 'react';
import type { AccessAnswers } from '../api/types.ts';
import { get } from './call.ts';
import { portalAsked } from './site.ts';

export type Person = AccessAnswers['session']['sessionData'];

/** Who is signed in: undefined while that is being asked, null when nobody is. `again` asks anew. */
export const usePerson = (): { person: Person | null | undefined; again: () => void } => {
  const [person, setPerson] = useState<Person | null>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    void get<AccessAnswers['session']>('/public/v2/session').then(
      (answer) => current && setPerson(answer.ok ? answer.value.sessionData : null),
    );
    return () => {
      current = false;
    };
    // Each count is a new question.
  }, [asked]);
  return { person, again: () => setAsked((count) => count + 1) };
};

export const nameOf = ({ firstName, infix, familyName }: Person): string => [firstName, infix, familyName].filter(Boolean).join(' ');

const portalAddress = async (asked: string | null | undefined): Promise<string> => {
  const answer = await get<{ url: string }>(`/auth/return${asked ? `?redirect=${encodeURIComponent(asked)}` : ''}`);
  return answer.ok ? answer.value.url : '/';
};

/** Leads back to where people came from in the portal, as far as the service allows it. */
export const goToPortal = async (): Promise<void> => window.location.assign(await portalAddress(portalAsked()));

/** Leads to one's own profile in the portal: name, mails, stand-in. */
export const goToProfile = async (): Promise<void> => window.location.assign(`${(await portalAddress(null)).replace(/#.*/, '')}#/profile`);
