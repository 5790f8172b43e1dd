import { useEffect, useState } from 'react';
import type { Fault } from '../call.ts';
import { Frame } from '../frame.tsx';
import { useLanguage } from '../language.ts';
import { usePerson } from '../session.ts';
import { Waiting } from '../waiting.tsx';
import { AcceptedPanel } from './accepted-panel.tsx';
import { DeniedPanel, DenyPanel } from './deny-panel.tsx';
import { FaultPanel } from './fault-panel.tsx';
import { type Accepted, lookAt, type NewAccount, type Offer } from './offer.ts';
import { OfferPanel } from './offer-panel.tsx';

type State =
  | { step: 'waiting' }
  | { step: 'fault'; fault: Fault }
  | { step: 'offer' | 'deny' | 'denied'; offer: Offer }
  | { step: 'accepted'; offer: Offer; accepted: Accepted };

/**
 * The page behind the link of an invitation: what it is about, and yes or no. Opening it asks what it is about and changes nothing, for
 * mail scanners open links too.
 */
export const InvitationPage = ({ token }: { token: string }) => {
  const { person, again } = usePerson();
  const [state, setState] = useState<State>({ step: 'waiting' });
  const [tries, setTries] = useState(0);
  const language = useLanguage();
  const [account, setAccount] = useState<NewAccount>({ firstName: '', infix: '', familyName: '', language });
  useEffect(() => {
    let current = true;
    void lookAt(token).then((found) => {
      if (current) setState(found.ok ? { step: 'offer', offer: found.value } : { step: 'fault', fault: found.fault });
    });
    return () => {
      current = false;
    };
    // Each try is a new question.
  }, [token, tries]);

  const accepted = (offer: Offer, answer: Accepted) => {
    if (answer.signedIn) window.location.assign(answer.url);
    else setState({ step: 'accepted', offer, accepted: answer });
  };

  return (
    <Frame>
      {(state.step === 'waiting' || person === undefined) && <Waiting />}
      {person !== undefined && (
        <>
          {state.step === 'fault' && <FaultPanel fault={state.fault} onRetry={() => setTries(tries + 1)} />}
          {state.step === 'offer' && (
            <OfferPanel
              token={token}
              offer={state.offer}
              person={person}
              account={account}
              onAccount={(change) => setAccount((before) => ({ ...before, ...change }))}
              onSignedOut={again}
              onAccepted={(answer) => accepted(state.offer, answer)}
              onDeny={() => setState({ step: 'deny', offer: state.offer })}
            />
          )}
          {state.step === 'deny' && (
            <DenyPanel
              token={token}
              onDenied={() => setState({ step: 'denied', offer: state.offer })}
              onBack={() => setState({ step: 'offer', offer: state.offer })}
            />
          )}
          {state.step === 'denied' && <DeniedPanel />}
          {state.step === 'accepted' && <AcceptedPanel offer={state.offer} url={state.accepted.url} person={person} />}
        </>
      )}
    </Frame>
  );
};
