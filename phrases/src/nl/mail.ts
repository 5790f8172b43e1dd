/** Mails: subject, body and button by kind. `at` arrives as a date and time of the tenant's zone. */
export const mail = {
  greeting: 'Beste {name},',
  greetingUnknown: 'Goedendag,',
  linkHelp: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  footer: 'Deze mail is verstuurd door {portal}, {host}.',
  reasons: 'De redenen:',
  changes: 'Wat er veranderde:',
  roles: 'Om deze rollen gaat het:',
  roleAt: '{role} bij {place}',
  behalf: 'U krijgt deze mail namens {name}, voor wie u waarneemt tot en met {till}.',
  behalfSubject: '{subject} (namens {name})',
  several: '{line} ({times} keer)',
  more: '{count, plural, one {En nog één wijziging} other {En nog # wijzigingen}}',
  /** What somebody did around a record that the reader watches, in one line; `by` is empty for nobody any more known. */
  news: {
    line: '{line}, door {by}',
    former: 'een voormalige gebruiker',
    elsewhere: '{what} bij {place}',
    hidden: 'een andere organisatie',
    agenda:
      '{what}: {does, select, create {in de agenda gezet} moveDate {{which, select, this {{at} verplaatst naar {start}} following {vanaf {at} verplaatst naar {start}} other {alle datums verplaatst}}} cancelDate {{which, select, this {{at} vervalt} following {vanaf {at} beëindigd} other {alle datums vervallen}}} resumeDate {{at} gaat door zoals eerst} undo {vorige wijziging ongedaan gemaakt} erase {uit de agenda verwijderd} other {gewijzigd}}',
    relations: '{does, select, relate {relatie gelegd met {what}} other {relatie met {what} beëindigd}}',
    sharing:
      '{does, select, offered {{title} van {owner} aangeboden aan {consumer}} accepted {{title} van {owner} nu ook bij {consumer}} declined {{title} van {owner} geweigerd door {consumer}} withdrawn {{title} van {owner} niet meer aangeboden aan {consumer}} other {{title} van {owner} niet meer bij {consumer}}}',
    library:
      '{does, select, create {{what} toegevoegd} close {{what} gesloten van {from}{till, select, none {} other { tot en met {till}}}} open {sluiting van {what} teruggenomen} other {een onderdeel definitief verwijderd}}',
  },
  kinds: {
    'password-reset': {
      subject: 'Een nieuw wachtwoord voor {portal}',
      title: 'Kies een nieuw wachtwoord',
      body: 'U, of iemand anders, vroeg een nieuw wachtwoord aan voor uw account bij {portal}. Met de knop kiest u er een. De link werkt één uur en één keer.',
      button: 'Nieuw wachtwoord kiezen',
      note: 'Hebt u dit niet gevraagd? Dan hoeft u niets te doen; uw wachtwoord blijft hetzelfde.',
    },
    invitation: {
      subject: '{inviter} nodigt u uit voor {place}',
      title: 'U bent uitgenodigd bij {portal}',
      body: '{inviter} nodigt u uit als {role} bij {place}. {does} Met de knop leest u waar het over gaat en kiest u of u meedoet. De uitnodiging is geldig tot {at}.',
      button: 'Uitnodiging bekijken',
      note: 'Kent u de afzender niet? Dan hoeft u niets te doen: zonder uw antwoord gebeurt er niets.',
    },
    'invitation-answered': {
      subject:
        '{answer, select, accepted {{email} doet mee bij {place}} denied {{email} heeft uw uitnodiging geweigerd} other {Uw uitnodiging aan {email} is verlopen}}',
      title:
        '{answer, select, accepted {Uw uitnodiging is geaccepteerd} denied {Uw uitnodiging is geweigerd} other {Uw uitnodiging is verlopen}}',
      body: '{answer, select, accepted {{email} heeft sinds {at} de rol {role} bij {place}.} denied {{email} weigerde op {at} de rol {role} bij {place}.} other {{email} heeft niet geantwoord op uw uitnodiging voor de rol {role} bij {place}. Sinds {at} kan dat niet meer. U kunt de uitnodiging opnieuw versturen.}}',
      button: 'Naar de gebruikers',
      note: '',
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
      note: 'U krijgt deze mail omdat meldingen hierover bij u aan staan. Op de pagina zelf zet u ze uit.',
    },
    'agenda-changed': {
      subject: '{count, plural, one {Agenda van {title}: {first}} other {Agenda van {title}: # wijzigingen}}',
      title: 'De agenda van {title} is gewijzigd',
      body: 'Anderen wijzigden de agenda van {title}.',
      button: 'Bekijken',
      note: 'U krijgt deze mail omdat meldingen hierover bij u aan staan. In uw profiel kiest u per soort bericht; op de pagina zelf zet u ze uit.',
    },
    'relations-changed': {
      subject: '{count, plural, one {Relaties van {title}: {first}} other {Relaties van {title}: # wijzigingen}}',
      title: 'De relaties van {title} zijn gewijzigd',
      body: 'Anderen wijzigden de relaties van {title}.',
      button: 'Bekijken',
      note: 'U krijgt deze mail omdat meldingen hierover bij u aan staan. In uw profiel kiest u per soort bericht; op de pagina zelf zet u ze uit.',
    },
    'sharing-changed': {
      subject: '{count, plural, one {Delen bij {title}: {first}} other {Delen bij {title}: # wijzigingen}}',
      title: 'Bij {title} is iets gedeeld',
      body: 'Dit veranderde er in het delen van producten bij {title}.',
      button: 'Bekijken',
      note: 'U krijgt deze mail omdat meldingen hierover bij u aan staan. In uw profiel kiest u per soort bericht; op de pagina zelf zet u ze uit.',
    },
    'library-changed': {
      subject: '{count, plural, one {Onderdelen van {title}: {first}} other {Onderdelen van {title}: # wijzigingen}}',
      title: 'De onderdelen van {title} zijn gewijzigd',
      body: 'Anderen wijzigden iets in de bibliotheek van {title}.',
      button: 'Bekijken',
      note: 'U krijgt deze mail omdat meldingen hierover bij u aan staan. In uw profiel kiest u per soort bericht; op de pagina zelf zet u ze uit.',
    },
    'product-shared': {
      subject:
        '{does, select, offered {{owner} biedt {title} aan} accepted {{consumer} toont nu {title}} declined {{consumer} toont {title} niet} withdrawn {{title} wordt niet meer aangeboden} published {{owner} publiceerde {title}} depublished {{title} is niet meer gepubliceerd} other {{consumer} toont {title} niet meer}}',
      title:
        '{does, select, offered {U krijgt een product aangeboden} accepted {Uw aanbod is aangenomen} declined {Uw aanbod is geweigerd} withdrawn {Een product is teruggenomen} published {Een product dat u toont, is gepubliceerd} depublished {Een product dat u toont, is niet meer te zien} other {Een product wordt niet meer getoond}}',
      body: '{does, select, offered {{owner} biedt {consumer} sinds {at} het product {title} aan. Zegt u ja, dan toont {consumer} het ook, als mede-organisator. {owner} blijft het bijhouden.} accepted {{consumer} toont sinds {at} uw product {title}.} declined {{consumer} weigerde op {at} uw product {title}. U kunt het later opnieuw aanbieden.} withdrawn {{owner} nam het product {title} op {at} terug. Bij {consumer} staat het niet meer.} published {{owner} publiceerde op {at} een versie van {title}. Die staat ook bij {consumer}.} depublished {{owner} publiceert {title} sinds {at} niet meer. Ook bij {consumer} staat het niet meer.} other {{consumer} toont uw product {title} sinds {at} niet meer.}}',
      button: 'Bekijken',
      note: 'In uw profiel kiest u of u een mail krijgt als producten worden gedeeld.',
    },
    'roles-changed': {
      subject:
        '{does, select, given {U heeft de rol {role} bij {place}} changed {Uw rol bij {place} is gewijzigd} other {Uw rol bij {place} is vervallen}}',
      title: '{does, select, given {U heeft een nieuwe rol} changed {Uw rol is gewijzigd} other {Uw rol is vervallen}}',
      body: '{does, select, given {{by} gaf u op {at} de rol {role} bij {place}. Die geldt {reach, select, current {alleen daar} currentAndBeneath {daar en voor alles eronder} other {voor alles eronder}}.} changed {{by} wijzigde op {at} uw rol bij {place}. U heeft daar nu de rol {role}. Die geldt {reach, select, current {alleen daar} currentAndBeneath {daar en voor alles eronder} other {voor alles eronder}}.} other {{by} nam op {at} uw rol {role} bij {place} weg.}}',
      button: 'Naar het portaal',
      note: 'In uw profiel kiest u of u een mail krijgt als uw rollen veranderen.',
    },
    'account-unused': {
      subject: 'U heeft lang niet ingelogd bij {portal}',
      title: 'Log in om uw {roles, plural, one {rol} other {rollen}} te houden',
      body: 'U heeft anderhalf jaar niet ingelogd bij {portal}. Zonder dat u inlogt, {roles, plural, one {vervalt uw rol} other {vervallen uw # rollen}} op {at}.',
      button: 'Inloggen',
      note: 'Heeft u het account niet meer nodig? Dan hoeft u niets te doen. U kunt een beheerder vragen om uw gegevens te verwijderen.',
    },
    'account-roles-ended': {
      subject: 'Uw {roles, plural, one {rol} other {rollen}} bij {portal} {roles, plural, one {is} other {zijn}} vervallen',
      title: 'Uw {roles, plural, one {rol is} other {rollen zijn}} vervallen',
      body: 'U heeft sinds onze waarschuwing niet ingelogd bij {portal}. Daarom {roles, plural, one {is uw rol} other {zijn uw # rollen}} vervallen.',
      button: 'Naar het portaal',
      note: 'Wilt u weer meewerken? Vraag een beheerder om u opnieuw een rol te geven. Uw account bestaat nog.',
    },
    'weekly-digest': {
      subject: 'Wat er deze week gebeurde bij {portal}',
      title: 'Uw weekoverzicht',
      body: '{count, plural, one {Er is één bericht dat} other {Er zijn # berichten die}} u liever eens per week krijgt.',
      button: 'Naar het portaal',
      note: 'U krijgt dit overzicht elke maandag als er iets is. In uw profiel kiest u per soort bericht: meteen, wekelijks of niet.',
    },
  },
};
