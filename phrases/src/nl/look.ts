/** Looking at the portal through a role: the dialog, and the bar while one looks. */
export const look = {
  open: 'Kijken als een rol',
  title: 'Kijken als een rol',
  lead: 'U ziet het portaal zoals iemand met deze rol bij {place} het ziet. U kunt intussen niets wijzigen. In het logboek staat dat u meekeek.',
  role: 'Rol',
  scope: 'Bereik',
  notHeld: 'Deze rol mag meer dan u hier zelf mag. U kunt alleen kijken als een rol die u hier ook kunt toekennen.',
  begin: 'Kijken',
  cancel: 'Annuleren',
  none: 'Er is hier geen rol waarmee u kunt kijken.',
  label: 'U kijkt mee',
  bar: 'U kijkt als {role} bij {place}. U kunt niets wijzigen.',
  end: 'Stoppen met meekijken',
  ended: 'U kijkt weer als uzelf.',
};
