/** Mails: subject, body and button by kind. `at` arrives as a date and time of the tenant's zone. */
export const mail = {
  greeting: 'Beste {name},',
  greetingUnknown: 'Goedendag,',
  linkHelp: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  footer: 'Deze mail is verstuurd door {portal}, {host}.',
  reasons: 'De redenen:',
  changes: 'Wat er veranderde:',
  kinds: {
    'password-reset': {
      subject: 'Een nieuw wachtwoord voor {portal}',
      title: 'Kies een nieuw wachtwoord',
      body: 'U, of iemand anders, vroeg een nieuw wachtwoord aan voor uw account bij {portal}. Met de knop kiest u er een. De link werkt één uur en één keer.',
      button: 'Nieuw wachtwoord kiezen',
      note: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft hetzelfde.',
    },
    'plan-done': {
      subject: '{title} is gepubliceerd',
      title: 'De geplande publicatie is uitgevoerd',
      body: 'Versie {revision} van {title} is sinds {at} gepubliceerd, zoals u had gepland.',
      button: 'Bekijken',
      note: '',
    },
    'plan-failed': {
      subject: '{title} kon niet worden gepubliceerd',
      title: 'De geplande publicatie is mislukt',
      body: 'Versie {revision} van {title} zou op {at} worden gepubliceerd. Dat is niet gelukt. Wat al gepubliceerd was, is niet veranderd.',
      button: 'Oplossen',
      note: '',
    },
    'end-done': {
      subject: '{title} is niet meer gepubliceerd',
      title: 'De publicatie is beëindigd',
      body: '{title} is sinds {at} niet meer gepubliceerd, zoals was gepland.',
      button: 'Bekijken',
      note: '',
    },
    'organisation-changed': {
      subject: '{title} is gewijzigd',
      title: '{title} is gewijzigd',
      body: '{by} wijzigde {title} op {at}.',
      button: 'Bekijken',
      note: 'U krijgt deze mail omdat meldingen over deze organisatie bij u aan staan. Op de pagina van de organisatie zet u ze uit.',
    },
  },
};
