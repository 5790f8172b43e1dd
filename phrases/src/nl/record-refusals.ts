import type { RecordRefusals } from '../refusal-text.ts';

/** Refusals whose text names an organisation, for what is none. */
export const recordRefusals = {
  product: {
    'record.unknown': { title: 'Niet gevonden', message: 'Dit product bestaat niet meer, of u mag het niet zien.' },
    'save.type-changed': { title: 'De opbouw is veranderd', message: 'De opbouw van dit product is tijdens het bewerken veranderd' },
    'save.archived': { title: 'Opslaan kan niet', message: 'Dit product is gearchiveerd en mag niet worden bijgewerkt!' },
    'publish.deactivated': {
      title: 'Publiceren kan niet',
      message: 'De organisatie van dit product is gedeactiveerd. Activeer de organisatie eerst.',
    },
    'publish.archived': { title: 'Publiceren kan niet', message: 'Dit product is gearchiveerd. Herstel het product eerst.' },
    'depublish.not-published': { title: 'Depubliceren kan niet', message: 'Dit product is niet gepubliceerd.' },
    'archive.already': { message: 'Dit product is al gearchiveerd.' },
    'restore.not-archived': { message: 'Dit product is niet gearchiveerd.' },
    'erase.not-archived': {
      title: 'Verwijderen kan niet',
      message: 'Alleen een gearchiveerd product kan definitief worden verwijderd.',
    },
    'erase.title': { title: 'Verwijderen kan niet', message: 'De naam die u typte is niet de naam van dit product.' },
    'erase.consumers': {
      title: 'Verwijderen kan niet',
      message: 'Andere organisaties tonen dit product. Trek het daar eerst in.',
    },
  },
  supplement: {
    'record.unknown': { title: 'Niet gevonden', message: 'Dit onderdeel bestaat niet meer, of u mag het niet zien.' },
    'save.type-changed': { title: 'De opbouw is veranderd', message: 'De opbouw van dit onderdeel is tijdens het bewerken veranderd' },
    'save.archived': {
      title: 'Opslaan kan niet',
      message: 'De organisatie van dit onderdeel is gearchiveerd en mag niet worden bijgewerkt!',
    },
  },
  agenda: {
    'record.unknown': { title: 'Niet gevonden', message: 'Dit agenda-item bestaat niet meer, of u mag het niet zien.' },
    'save.archived': {
      title: 'Opslaan kan niet',
      message: 'De organisatie van deze agenda is gearchiveerd en mag niet worden bijgewerkt!',
    },
    'save.conflict': {
      title: 'Opslaan kan niet',
      message: 'Iemand anders wijzigde intussen hetzelfde. Kies wat blijft; daarna kunt u opslaan.',
    },
  },
} satisfies RecordRefusals;
