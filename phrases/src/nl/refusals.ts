import type { RefusalTexts } from '../refusal-text.ts';

const save = 'Opslaan kan niet';
const publish = 'Publiceren kan niet';
const depublish = 'Depubliceren kan niet';
const settings = 'Deze instelling kan niet';
const file = 'Dit bestand kan niet worden gebruikt';

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
    message: 'Wat gepubliceerd is, kan alleen zonder problemen worden opgeslagen. Los eerst alle problemen op.',
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
  'erase.not-archived': {
    title: 'Verwijderen kan niet',
    message: 'Alleen een gearchiveerde organisatie kan definitief worden verwijderd.',
  },
  'erase.title': { title: 'Verwijderen kan niet', message: 'De naam die u typte is niet de naam van deze organisatie.' },
  'erase.consumers': {
    title: 'Verwijderen kan niet',
    message: 'Deze organisatie biedt producten aan anderen aan en kan daarom niet worden verwijderd.',
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

  'file.too-large': { title: file, message: 'Het bestand is te groot.' },
  'file.type': { title: file, message: 'Dit soort bestand is hier niet toegestaan.' },
  'file.pixels': { title: file, message: 'De afmetingen van deze afbeelding passen niet.' },
};
