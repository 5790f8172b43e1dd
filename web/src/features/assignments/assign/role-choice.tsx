import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleDescription, useRoleName } from '../../../i18n/use-role-name.ts';
import { isOpen, missingOf, type Offer } from '../../../shell/rights/offers.ts';
import type { HeldAt } from '../line.ts';
import { useMissingText } from '../missing-rights.ts';
import classes from './choice.module.css';
import { RoleRights } from './role-rights.tsx';

type Props = {
  kind: HeldAt['kind'];
  offers: Offer[];
  value: string | null;
  error: string | null;
  onChange: (offer: Offer) => void;
};

/** The roles that can be held at the place, each with what it is for; one that gives more than the user may hand out says what is missing. */
export const RoleChoice = ({ kind, offers, value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const describe = useRoleDescription();
  const missingText = useMissingText();
  const chosen = offers.find(({ role }) => role.key === value);
  const choose = (key: string) => {
    const offer = offers.find(({ role }) => role.key === key);
    if (offer) onChange(offer);
  };
  return (
    <div>
      <Radio.Group id="assign-role" label={t('assignments.assign.role')} value={value ?? ''} error={error} onChange={choose}>
        <div className={classes.options}>
          {offers.map((offer) => (
            <Radio
              key={offer.role.key}
              value={offer.role.key}
              label={roleName(offer.role)}
              description={isOpen(offer) ? describe(offer.role) : missingText(missingOf(offer))}
              disabled={!isOpen(offer)}
            />
          ))}
        </div>
      </Radio.Group>
      {chosen && <RoleRights key={chosen.role.key} kind={kind} rights={chosen.role.rights} />}
    </div>
  );
};
