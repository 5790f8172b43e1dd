/** Failures: the notices, the pages and the dialogs of specification point 8. */
export const errors = {
  title: 'Fout bij afhandelen servercommunicatie:',
  close: 'Melding sluiten',
  /** What the server says, word for word → what the user reads. */
  byMessage: {
    'insufficient rights': 'U heeft niet genoeg rechten om dit te doen.',
    'you have no right to copy': 'U heeft geen rechten om te kopiëren.',
  },
  retry: 'Opnieuw proberen',
  load: 'Dit kon niet worden geladen.',
  toStart: 'Naar de startpagina',
  toSignIn: 'Opnieuw inloggen',
  accessDown: {
    title: 'Inloggen is nu niet mogelijk',
    message: 'De inlogservice geeft geen antwoord. We proberen het vanzelf opnieuw; u hoeft niets te doen.',
  },
  coreDown: {
    title: 'Het portaal is nu niet bereikbaar',
    message: 'De server geeft geen antwoord. We proberen het vanzelf opnieuw; u hoeft niets te doen.',
  },
  noRights: {
    title: 'U heeft geen toegang tot dit portaal',
    message: 'Uw account heeft hier geen rol. Vraag een beheerder van uw team om u uit te nodigen.',
  },
  other: {
    title: 'Er ging iets mis',
    message: 'Er is een onverwachte fout opgetreden. Probeer het opnieuw of ga terug naar de startpagina.',
  },
  maintenance: {
    title: 'We werken aan het portaal',
    message: 'Het portaal is even niet beschikbaar door onderhoud. Probeer het straks opnieuw.',
  },
  page: {
    notFoundTitle: 'Deze pagina bestaat niet',
    notFound: 'Misschien is de link oud of niet helemaal overgenomen. Zoek bovenin of begin bij de startpagina.',
  },
  record: {
    title: 'Niet gevonden',
    organisation: 'Helaas. Deze organisatie kunnen we niet vinden.',
    team: 'Helaas. Dit team kunnen we niet vinden.',
    product: 'Dit product bestaat niet meer.',
    agenda: 'Dit agenda-item bestaat niet meer.',
    supplement: 'Dit onderdeel bestaat niet meer.',
    type: 'Dit type bestaat niet.',
    relationtype: 'Dit relatietype bestaat niet meer.',
    role: 'Deze rol bestaat niet meer.',
    other: 'Helaas. Dit kunnen we niet vinden.',
    hint: 'Misschien is de link oud, of heeft u geen rechten om dit te bekijken.',
  },
  notAllowed: {
    title: 'Geen toegang',
    organisation: 'U heeft niet genoeg rechten om deze organisatie te bekijken.',
    team: 'U heeft niet genoeg rechten om dit team te bekijken.',
    organisationUnauthorised: 'De gewenste organisatie kan niet weergegeven worden',
    teamUnavailable: 'Het gewenste team kan niet weergegeven worden ({error})',
    hint: 'Een beheerder van het team kan u rechten geven.',
  },
  part: {
    title: 'Dit deel van het portaal kon niet worden geladen',
    message: 'Er staat een nieuwe versie klaar of de verbinding viel weg. Vernieuw de pagina om verder te gaan.',
    timeout: 'Het laden duurde langer dan twee minuten. Controleer uw verbinding en vernieuw de pagina.',
    reload: 'Pagina vernieuwen',
  },
  unexpected: {
    title: 'Er is een onverwachte fout opgetreden.',
    message: 'De fout zit in het portaal, niet in uw gegevens. Wat u invulde is op dit apparaat bewaard.',
    details: 'Technische gegevens',
  },
};
