import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Offer, type Scope, shownScope } from '../../../shell/rights/offers.ts';
import type { HeldAt } from '../line.ts';
import { useMissingText } from '../missing-rights.ts';
import classes from './choice.module.css';

type Props = { kind: HeldAt['kind']; offer: Offer; value: Scope; onChange: (scope: Scope) => void };

/** How far the role is to reach, with what that means at the place; what the user may not hand out says which rights are missing. */
export const ScopeChoice = ({ kind, offer, value, onChange }: Props) => {
  const { t } = useTranslation();
  const missingText = useMissingText();
  const choose = (chosen: string) => {
    const scope = offer.scopes.find((one) => one.scope === chosen);
    if (scope) onChange(scope.scope);
  };
  return (
    <Radio.Group label={t('assignments.assign.scope')} value={shownScope(kind, value)} onChange={choose}>
      <div className={classes.options}>
        {offer.scopes.map(({ scope, missing }) => (
          <Radio
            key={scope}
            value={scope}
            label={t(`assignments.scope.${kind}.${scope}.label`)}
            description={missing.length > 0 ? missingText(missing) : t(`assignments.scope.${kind}.${scope}.help`)}
            disabled={missing.length > 0}
          />
        ))}
      </div>
    </Radio.Group>
  );
};
