import { organisations, people } from '@bronhouder/world/cast.ts';
import { streekdataProducts as products } from '@bronhouder/world/streekdata/products.ts';
import { at, press, type Screen, type Step } from './screen.ts';

const { boerenleven, papierscheppen, verhalenuur } = products;
const { deScholte, papierMuseum, deKiem, lindenhof } = organisations;
const consumers = (organisation: { key: string }, product: { key: string }) => at(organisation, `/product/${product.key}/consumers`);

/** Asks why it cannot be pressed. */
const pressAnyway: Step = async (page, { sharing }) => {
  await page.getByRole('button', { name: sharing.offer.action }).first().click({ force: true });
};

/** Sharing, from both sides. */
export const sharingScreens: Screen[] = [
  { name: 'sharing-owner', path: consumers(deScholte, boerenleven), as: people.omar },
  {
    name: 'sharing-offer',
    path: consumers(deScholte, boerenleven),
    as: people.omar,
    steps: [press(({ sharing }) => sharing.offer.action), (page) => page.getByRole('checkbox').first().check()],
  },
  {
    name: 'sharing-withdraw',
    path: consumers(deScholte, boerenleven),
    as: people.omar,
    steps: [press(({ sharing }) => sharing.withdraw.one)],
  },
  { name: 'sharing-none', path: consumers(deScholte, products.broodbakken), as: people.omar },
  { name: 'sharing-offers', path: at(deScholte), as: people.omar },
  { name: 'sharing-offered', path: consumers(deScholte, papierscheppen), as: people.omar },
  { name: 'sharing-offered-product', path: at(deScholte, `/product/${papierscheppen.key}`), as: people.omar },
  {
    name: 'sharing-decline',
    path: consumers(deScholte, papierscheppen),
    as: people.omar,
    steps: [press(({ sharing }) => sharing.offers.declineOne)],
  },
  { name: 'sharing-consumer', path: consumers(deKiem, verhalenuur), as: people.karel },
  {
    name: 'sharing-locations',
    path: consumers(deKiem, verhalenuur),
    as: people.karel,
    steps: [press(({ sharing }) => sharing.locations.one)],
  },
  {
    name: 'sharing-no-right',
    path: consumers(lindenhof, verhalenuur),
    as: people.femke,
    steps: [pressAnyway],
  },
  { name: 'sharing-other-side', path: consumers(papierMuseum, boerenleven), as: people.dirk },
];
