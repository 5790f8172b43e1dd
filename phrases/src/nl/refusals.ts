import { agendaRefusals } from './agenda-refusals.ts';
import type { RefusalTexts } from '../refusal-text.ts';

const save = 'Opslaan kan niet';
const publish = 'Publiceren kan niet';
const depublish = 'Depubliceren kan niet';
const settings = 'Deze instelling kan niet';
const file = 'Dit bestand kan niet worden gebruikt';
const relation = 'Deze relatie kan niet';
const sharing = 'Delen kan niet';
const replacing = 'Vervangen kan niet';

/** Every refusal, by code (specification points 4, 5 and 8). */
export const refusals: RefusalTexts = {
  REGIONS_EXCEPTION: { title: 'Regiothesaurus fout', message: 'De regio’s kunnen nu niet worden opgehaald. Probeer het later opnieuw.' },
  REGIONS_VERIFY_ERROR: { title: 'Kan regios niet verifiëren', message: 'Kan regios niet verifiëren' },
  WORDS_VERIFY_ERROR: { title: 'Kan trefwoorden niet verifiëren', message: 'Kan trefwoorden niet verifiëren' },
  ElasticQueryException: { title: 'Deze zoekopdracht is invalide.', message: 'Pas de zoekopdracht aan en probeer het opnieuw.' },

  'input.invalid': { title: 'De invoer klopt niet', message: 'De server begrijpt deze invoer niet. Controleer wat u invulde.' },
  'record.unknown': { title: 'Niet gevonden', message: 'Dit bestaat niet (meer), of u heeft geen rechten om het te bekijken.' },
  'right.missing': { title: 'Geen rechten', message: 'U heeft niet genoeg rechten om dit te doen.' },
  'session.missing': { title: 'U bent niet ingelogd', message: 'Uw sessie is verlopen. Log opnieuw in om verder te gaan.' },
  'session.no-roles': { title: 'Geen rechten', message: 'U heeft nog geen rol in dit portaal. Vraag uw beheerder om toegang.' },
  unexpected: { message: 'Er is een onverwachte fout opgetreden.' },
  'version.newer': {
    title: 'Intussen gewijzigd',
    message: 'Iemand anders heeft dit intussen gewijzigd. Bekijk de nieuwste versie en probeer het opnieuw.',
  },
  'too-many-requests': {
    title: 'Even rustig aan',
    message: 'Er kwamen te veel verzoeken achter elkaar. Wacht een minuut en probeer het opnieuw.',
  },
  maintenance: { title: 'Onderhoud', message: 'Het portaal is even niet beschikbaar door onderhoud.' },
  'service.unavailable': {
    title: 'Even niet beschikbaar',
    message: 'Een dienst die hiervoor nodig is geeft geen antwoord. Probeer het later opnieuw.',
  },

  'save.conflict': {
    title: save,
    message: 'Iemand anders wijzigde dezelfde velden. Kies per veld welke waarde blijft; daarna kunt u opslaan.',
  },
  'save.problems': {
    title: save,
    message: 'Los eerst de problemen bij de velden op. Wat gepubliceerd is, kan alleen zonder problemen worden opgeslagen.',
  },
  'save.type-changed': { title: 'De opbouw is veranderd', message: 'De opbouw van deze organisatie is tijdens het bewerken veranderd' },
  'save.archived': { title: save, message: 'Deze organisatie is gearchiveerd en mag niet worden bijgewerkt!' },
  'save.deactivated': { title: save, message: 'Deze organisatie is gedeactiveerd. Activeer de organisatie eerst.' },

  'publish.problems': { title: publish, message: 'Er zijn nog problemen die publicatie tegenhouden. Los ze eerst op.' },
  'publish.right': {
    title: publish,
    message: 'U heeft niet genoeg rechten om te publiceren. De publicatie moet eerst worden ingetrokken.',
  },
  'publish.plan-exists': { title: publish, message: 'Er staat al een publicatie gepland. Bevestig dat u die wilt vervangen.' },
  'publish.in-the-past': { title: publish, message: 'Kies een moment in de toekomst.' },
  'publish.till-before-from': { title: publish, message: 'Het einde van de publicatie moet na het begin liggen.' },
  'publish.nothing-new': { title: publish, message: 'De nieuwste versie is al gepubliceerd.' },
  'publish.deactivated': { title: publish, message: 'Deze organisatie is gedeactiveerd. Activeer de organisatie eerst.' },
  'publish.archived': { title: publish, message: 'Deze organisatie is gearchiveerd. Herstel de organisatie eerst.' },
  'plan.none': { title: 'Niets om in te trekken', message: 'Er staat geen publicatie gepland.' },
  'plan.workflow-off': { title: publish, message: 'Plannen kan alleen als de workflow aanstaat.' },
  'end.none': { title: 'Niets om in te trekken', message: 'Er staat geen einde van de publicatie gepland.' },
  'end.in-the-past': { title: depublish, message: 'Kies een moment in de toekomst.' },
  'depublish.not-published': { title: depublish, message: 'Deze organisatie is niet gepubliceerd.' },
  'depublish.note': { title: depublish, message: 'Geef aan waarom de publicatie stopt: een redactionele opmerking is verplicht.' },

  'deactivate.already': { message: 'Deze organisatie is al gedeactiveerd.' },
  'activate.already': { message: 'Deze organisatie is al actief.' },
  'archive.already': { message: 'Deze organisatie is al gearchiveerd.' },
  'restore.not-archived': { message: 'Deze organisatie is niet gearchiveerd.' },
  'restore.owner-archived': {
    title: 'Herstellen kan niet',
    message: 'De organisatie van dit product is gearchiveerd. Herstel eerst de organisatie.',
  },
  'erase.not-archived': {
    title: 'Verwijderen kan niet',
    message: 'Alleen een gearchiveerde organisatie kan definitief worden verwijderd.',
  },
  'erase.title': { title: 'Verwijderen kan niet', message: 'De naam die u typte is niet de naam van deze organisatie.' },
  'erase.consumers': {
    title: 'Verwijderen kan niet',
    message:
      'Deze organisatie biedt producten aan anderen aan en kan daarom niet worden verwijderd. {count, plural, one {Deze organisatie toont er een} other {Deze # organisaties tonen ze}}: {names}. Trek ze daar eerst in.',
  },

  'product.type-needed': {
    title: 'Kies een ander type',
    message: 'Het type van dit product heeft geen velden voor wat er is ingevuld. Geef het product eerst een ander type.',
  },

  'settings.already': { message: 'Deze instelling staat al zo.' },
  'settings.workflow-published': { title: settings, message: 'De workflow van een gepubliceerde organisatie kan niet worden uitgezet.' },
  'settings.workflow-unpublished-changes': {
    title: settings,
    message: 'De workflow kan niet uit zolang er wijzigingen zijn die niet gepubliceerd zijn.',
  },
  'settings.workflow-online-problems': {
    title: settings,
    message: 'De workflow kan niet uit zolang de organisatie online is en problemen heeft.',
  },
  'settings.workflow-product-changes': {
    title: settings,
    message: 'De workflow kan niet uit zolang producten wijzigingen hebben die niet gepubliceerd zijn.',
  },
  'settings.workflow-plans': {
    title: settings,
    message: 'Als de workflow uitgaat, vervallen de geplande publicaties. Bevestig dat u dat wilt.',
  },
  'settings.online-problems': { title: settings, message: 'Een organisatie met problemen kan niet online worden gezet.' },
  'settings.types-required': { title: settings, message: 'Kies minstens één organisatietype.' },
  'settings.types-maximum': { title: settings, message: 'U kunt niet meer dan {maximum} organisatietypen kiezen.' },
  'settings.type-not-removable': { title: settings, message: 'Dit type mag niet worden verwijderd.' },
  'settings.type-inactive': { title: 'Type niet beschikbaar', message: 'Dit type wordt niet meer gebruikt. Kies een ander type.' },
  'settings.type-not-allowed': { title: settings, message: 'Dit type is onder dit team niet toegestaan.' },

  'form.problems': {
    title: 'Nog niet goed ingevuld',
    message: 'Niet alles is goed ingevuld. Bij de velden staat wat er nog moet gebeuren.',
  },

  'team.root': { title: 'Dit kan niet', message: 'Het hoofdteam kan niet worden verplaatst of verwijderd.' },
  'team.not-empty': {
    title: 'Verwijderen kan niet',
    message:
      'Alleen een leeg team kan worden verwijderd. Onder dit team: {subteams, plural, =0 {geen teams} one {# team} other {# teams}}, {organisations, plural, =0 {geen organisaties} one {# organisatie} other {# organisaties}}, {roles, plural, =0 {geen eigen rollen} one {# eigen rol} other {# eigen rollen}}, {relationTypes, plural, =0 {geen relatietypen} one {# relatietype} other {# relatietypen}}.',
  },
  'team.move-same': { title: 'Verplaatsen kan niet', message: 'Het staat al onder dit team.' },
  'team.move-beneath-itself': {
    title: 'Verplaatsen kan niet',
    message: 'Een team kan niet onder zichzelf of onder een eigen onderliggend team staan.',
  },
  'team.move-target': { title: 'Verplaatsen kan niet', message: 'U heeft niet genoeg rechten bij het team waar het naartoe zou gaan.' },
  'team.move-rights': {
    title: 'Verplaatsen kan niet',
    message:
      'Wie bij het nieuwe team een rol heeft, zou hier {count, plural, one {# recht} other {# rechten}} krijgen die u hier zelf niet heeft.',
  },
  'team.move-name': { title: 'Verplaatsen kan niet', message: 'Onder dat team staat al een team met de naam {name}.' },
  'team.move-roles': {
    title: 'Verplaatsen kan niet',
    message: 'Er zijn hier rollen toegekend die bij een hoger team horen en daar niet geldig zijn: {names}. Vervang ze eerst.',
  },

  'settings.mandatory': {
    title: 'Deze instelling kan niet',
    message:
      'Het team {team} schrijft voor hoe deze instelling staat: {setting, select, online {Online} workflow {Workflow voor de organisatie} productWorkflow {Workflow voor de producten} other {Instelling}}.',
  },

  'copy.right': { title: 'Kopiëren kan niet', message: 'U heeft geen recht om te kopiëren.' },
  'copy.target': { title: 'Kopiëren kan niet', message: 'U mag in dat team geen organisaties maken.' },
  'copy.organisation': { title: 'Kopiëren kan niet', message: 'U mag naar die organisatie geen producten kopiëren.' },
  'copy.supplements': { title: 'Kopiëren kan niet', message: 'U mag bij die organisatie geen onderdelen gebruiken of maken. Laat ze weg.' },

  'role.built-in': {
    title: 'Wijzigen kan niet',
    message: 'Een ingebouwde rol kan niet worden gewijzigd of verwijderd. Maak een kopie en pas die aan.',
  },
  'role.elsewhere': { title: 'Wijzigen kan niet', message: 'Deze rol hoort bij het team {team} en wordt daar gewijzigd.' },
  'role.in-use': {
    title: 'De rol kan niet worden verwijderd',
    message:
      'De rol is nog in gebruik: {holders, plural, one {# persoon heeft} other {# personen hebben}} hem, {invited, plural, one {# uitnodiging staat} other {# uitnodigingen staan}} open.',
  },
  'role.rights-not-held': {
    title: 'Deze rechten kan niet',
    message: 'U kunt een rol geen rechten geven die u hier zelf niet heeft, met alles eronder.',
  },
  'role.not-usable': {
    title: 'Deze rol kan hier niet',
    message: 'Deze rol hoort bij een ander deel van de teams en kan hier niet worden toegekend.',
  },

  'assignment.rights-not-held': { title: 'Toekennen kan niet', message: 'U kunt niemand rechten geven die u daar zelf niet heeft.' },
  'assignment.exists': { title: 'Toekennen kan niet', message: 'Deze persoon heeft die rol daar al.' },
  'assignment.last-holder': {
    title: 'Laatste met deze rol',
    message: 'Dit is de laatste persoon met deze rol hier. Bevestig dat u de rol toch wilt wegnemen.',
  },
  'assignment.last-of-root': { title: 'Wegnemen kan niet', message: 'Het hoofdteam houdt altijd minstens één beheerder.' },
  'assignment.person-inactive': { title: 'Toekennen kan niet', message: 'Dit account is gedeactiveerd. Activeer het eerst.' },

  'invitation.expired': { title: 'Uitnodiging verlopen', message: 'Deze uitnodiging is verlopen. Vraag wie u uitnodigde om een nieuwe.' },
  'invitation.answered': { title: 'Al beantwoord', message: 'Deze uitnodiging is al beantwoord of ingetrokken.' },
  'invitation.invalid': {
    title: 'Uitnodiging niet meer geldig',
    message: 'Wie u uitnodigde, mag deze rol niet meer geven. Vraag om een nieuwe uitnodiging.',
  },
  'invitation.too-often': {
    title: 'Nog niet opnieuw versturen',
    message: 'Een uitnodiging kan hoogstens één keer per uur en vijf keer in totaal worden verstuurd.',
  },
  'invitation.too-many': {
    title: 'Nu geen uitnodigingen meer',
    message: 'U heeft het afgelopen uur al {maximum, number} uitnodigingen verstuurd. Wacht een uur en verstuur de rest dan.',
  },
  'invitation.exists': { title: 'Al uitgenodigd', message: 'Deze persoon is hiervoor al uitgenodigd.' },

  'user.self': { title: 'Dit kan niet', message: 'U kunt dit niet met uw eigen account doen.' },
  'user.last-of-root': { title: 'Dit kan niet', message: 'Dit is de laatste beheerder van het hoofdteam. Wijs eerst een ander aan.' },
  'user.already': { title: 'Er is niets veranderd', message: 'Dit account staat al zo.' },
  'user.email': { title: 'Anonimiseren kan niet', message: 'Het adres dat u typte is niet dat van dit account.' },
  'profile.closed': { title: 'Wijzigen kan niet', message: 'In dit portaal worden persoonlijke gegevens elders bijgehouden.' },

  'look.read-only': {
    title: 'U kijkt nu mee',
    message: 'U kijkt als een andere rol en kunt nu niets wijzigen. Stop met meekijken om verder te gaan.',
  },

  'sharing.itself': { title: sharing, message: 'Een organisatie kan haar product niet aan zichzelf aanbieden.' },
  'sharing.offered': { title: sharing, message: 'Deze aanbieding wacht nog op een antwoord.' },
  'sharing.accepted': { title: sharing, message: 'Deze organisatie toont het product al.' },
  'sharing.declined': { title: sharing, message: 'Deze aanbieding is geweigerd.' },
  'sharing.withdrawn': { title: sharing, message: 'Deze aanbieding is ingetrokken.' },
  'sharing.ended': { title: sharing, message: 'Deze organisatie toont het product niet meer.' },
  'sharing.product-archived': { title: sharing, message: 'Dit product is gearchiveerd en kan niet worden gedeeld.' },
  'sharing.organisation-away': { title: sharing, message: 'Deze organisatie is gearchiveerd of gedeactiveerd en kan nu niets overnemen.' },
  'sharing.locations-right': { title: sharing, message: 'U mag de locaties van deze organisatie niet gebruiken.' },
  'sharing.location-unknown': {
    title: sharing,
    message: 'Kies locaties uit de onderdelen van deze organisatie. Wat u koos, is er niet (meer).',
  },

  'relation-type.elsewhere': {
    title: 'Wijzigen kan niet',
    message: 'Dit relatietype hoort bij het team {team} en wordt daar gewijzigd.',
  },
  'relation-type.in-use': {
    title: 'Het relatietype kan niet worden verwijderd',
    message: 'Het relatietype is nog in gebruik bij {uses, plural, one {# relatie} other {# relaties}}.',
  },
  'relation-type.kind-in-use': {
    title: 'De soort kan niet worden gewijzigd',
    message: 'Het relatietype is in gebruik bij {uses, plural, one {# relatie} other {# relaties}}. De soort ligt daarmee vast.',
  },
  'relation.itself': { title: relation, message: 'Een organisatie kan geen relatie met zichzelf hebben.' },
  'relation.archived': { title: relation, message: 'De andere organisatie is gearchiveerd.' },
  'relation.exists': { title: 'De relatie bestaat al', message: 'Deze twee organisaties zijn al zo met elkaar verbonden.' },
  'relation.circle': {
    title: relation,
    message: 'Zo zou een organisatie een onderdeel van zichzelf worden, direct of via andere organisaties.',
  },
  'relation.right': { title: relation, message: 'U mag bij de andere organisatie geen relaties leggen.' },
  'relation.type': { title: relation, message: 'Dit relatietype hoort bij een ander deel van de teams en kan hier niet worden gebruikt.' },

  'isil.in-use': {
    title: 'ISIL-code al in gebruik',
    message: 'Deze ISIL-code is al in gebruik bij {known, select, true {{title}} other {een andere organisatie}}.',
  },

  'holiday-hours.none': { title: 'Geen openingstijden', message: 'Hier staan geen openingstijden meer.' },
  'holiday-hours.full': {
    title: 'Te veel afwijkende dagen',
    message: 'Bij openingstijden passen {most} afwijkende dagen of periodes, en dit zijn er meer. Verwijder daar eerst de oude.',
  },
  'holiday-hours.other-changes': {
    title: 'Nog niet gepubliceerd',
    message: 'Er wachten nog andere wijzigingen op publicatie. Publiceer ze samen bij de organisatie zelf.',
  },

  'supplement.in-use': {
    title: 'Dit onderdeel is in gebruik',
    message:
      'Het onderdeel kan niet worden verwijderd: {uses, plural, one {# plek gebruikt} other {# plekken gebruiken}} het nog. Vervang het daar eerst.',
  },
  'supplement.replacement-unfit': {
    title: replacing,
    message: 'Kies een ander onderdeel van dezelfde organisatie en hetzelfde type.',
  },
  'supplement.replacement-closed': {
    title: replacing,
    message: 'Het onderdeel dat u koos is gesloten of wordt dat. Bevestig dat u het toch wilt gebruiken, of kies een ander.',
  },
  'supplement.not-closed': { title: 'Er is niets veranderd', message: 'Voor dit onderdeel staat geen sluiting gepland.' },

  ...agendaRefusals,
  'type.touches': {
    title: 'Eerst bekijken wat dit raakt',
    message: 'Deze wijziging raakt gegevens die al zijn ingevuld ({records, number}). Bekijk wat er verandert en bevestig dat.',
  },
  'file.too-large': { title: file, message: 'Het bestand is te groot.' },
  'file.type': { title: file, message: 'Dit soort bestand is hier niet toegestaan.' },
  'file.pixels': { title: file, message: 'De afmetingen van deze afbeelding passen niet.' },
};
