/** Words around dates, numbers and names. */
export const formats = {
  datePlaceholder: 'dd-mm-jjjj',
  timePlaceholder: 'uu:mm',
  formerUser: 'een voormalige gebruiker',
  system: 'het portaal',
  yes: 'ja',
  no: 'nee',
  bytes: '{value} {unit, select, kb {kB} mb {MB} other {bytes}}',
};
