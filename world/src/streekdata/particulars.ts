import type { Content } from '@bronhouder/domain/fields/value.ts';
import type { inFryslan } from './organisations/fryslan.ts';
import type { inGelderland } from './organisations/gelderland.ts';
import type { inNoordBrabant } from './organisations/noord-brabant.ts';

type Name = keyof typeof inFryslan | keyof typeof inGelderland | keyof typeof inNoordBrabant;

const sport = (...sports: string[]): Content => ({ sports });
const care = (...kinds: string[]): Content => ({ care: kinds });
const genre = (value: string): Content => ({ genre: value });

/** What the name of an organisation says about its content, by the name that tests use. */
export const particulars: Partial<Record<Name, Content>> = {
  deHeikant: sport('football'),
  korfHart: sport('korfball'),
  deRaam: { ...sport('swimming'), adaptedSport: true },
  hockeyRoos: { ...sport('hockey'), adaptedSport: true },
  tennisMark: sport('tennis'),
  deSlinge: sport('athletics'),
  turnZutphen: sport('gymnastics'),
  roeiLinge: sport('sailing'),
  tielVoetbal: sport('football'),
  boslopers: { ...sport('athletics'), adaptedSport: true },
  kaatsBolsward: sport('kaatsen'),
  iisclub: sport('skating'),
  waadrinders: sport('athletics'),
  sportkompas: { ...sport('football', 'athletics', 'swimming'), adaptedSport: true },
  zorgKempen: care('home', 'day'),
  deWending: care('mental', 'youth'),
  hofTeVeghel: care('residential'),
  deKroon: care('physio'),
  oudeIJssel: care('home'),
  dijkzicht: care('day'),
  deBeuk: care('youth'),
  hetLoof: care('residential'),
  deMar: care('day'),
  deWalden: care('home'),
  deKiem: genre('folk'),
  smederij: genre('technology'),
  dePluim: genre('technology'),
  deTurfhaven: genre('history'),
  suikerMuseum: genre('technology'),
  deScholte: genre('folk'),
  grolsKanon: genre('history'),
  fruitMuseum: genre('nature'),
  papierMuseum: genre('technology'),
  kippenhof: genre('nature'),
  skutsje: genre('history'),
  admiraal: genre('history'),
};
