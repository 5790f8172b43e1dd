import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRoleDescription, useRoleName } from '../../i18n/use-role-name.ts';
import { isOpen, type Offer } from '../../shell/rights/offers.ts';
import classes from './invitations.module.css';

type Props = { offers: Offer[]; value: string | null; error: string | null; onChange: (offer: Offer) => void };

/** The roles that can be held at the place; one that may do more than the inviter stays in sight and says why it cannot be chosen. */
export const RoleField = ({ offers, value, error, onChange }: Props) => {
  const { t } = useTranslation();
  const roleName = useRoleName();
  const describe = useRoleDescription();
  const offerOf = (key: string) => offers.find(({ role }) => role.key === key);
  const below = (offer: Offer) => (isOpen(offer) ? describe(offer.role) : t('invitations.invite.notHeld'));
  const chosen = value === null ? undefined : offerOf(value);
  return (
    <Select
      id="invite-role"
      label={t('invitations.invite.role')}
      placeholder={t('invitations.invite.rolePick')}
      {...(chosen && { description: describe(chosen.role) })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={offers.map((offer) => ({ value: offer.role.key, label: roleName(offer.role), disabled: !isOpen(offer) }))}
      value={value}
      error={error}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      maxDropdownHeight={320}
      renderOption={({ option }) => {
        const offer = offerOf(option.value);
        return (
          <span className={classes.option}>
            <span>{option.label}</span>
            {offer && <span className={classes.below}>{below(offer)}</span>}
          </span>
        );
      }}
      onChange={(key) => {
        const offer = key === null ? undefined : offerOf(key);
        if (offer) onChange(offer);
      }}
    />
  );
};
